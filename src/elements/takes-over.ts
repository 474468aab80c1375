declare global {
  var litElementHydrateSupport: unknown;
}

/** Whether the page takes over what a server has drawn: it has loaded lit's support for that, before lit. */
export const takesOver: boolean = globalThis.litElementHydrateSupport !== undefined;
