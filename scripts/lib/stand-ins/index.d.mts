/** The files that script builds have in place of libraries, by the library. */
export declare const standIns: Readonly<Record<string, string>>;
