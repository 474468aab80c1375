/**
 * Whether parts that are loaded when they are asked for lie in files beside the script, as they do for the one-file
 * script build, which sets this anew. A page with such a script is asked for nothing while it is merely played.
 */
export const BESIDE = false as boolean;
