/** A way to install what is missing. */
export interface Installer {
  readonly name: string;
  readonly isPossible: boolean;
  readonly commands: readonly string[];
}

/** What is known of a browser that tests run in, or of other programs that they need; see provide.mjs. */
export interface Browser {
  readonly title: string;
  readonly variable: string;
  readonly find: () => string | undefined;
  readonly installers: readonly Installer[];
}

export declare function debianPackages(names: readonly string[]): Installer;
export declare function firstThatStarts(paths: readonly (string | undefined)[], question?: string): string | undefined;
export declare function linuxPaths(names: readonly string[]): string[];
export declare function provide(wanted: Browser): string | undefined;
