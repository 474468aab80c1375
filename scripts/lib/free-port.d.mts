/** A port of this machine that nothing listens at: for a program that has to be told one. */
export declare function freePort(): Promise<number>;
