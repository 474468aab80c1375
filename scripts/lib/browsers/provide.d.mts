/** What is known of a browser that tests run in; see provide.mjs. */
export interface Browser {
  readonly title: string;
  readonly variable: string;
  readonly find: () => string | undefined;
}
