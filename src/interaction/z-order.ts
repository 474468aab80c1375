/** Where cards are drawn that are above the others for a while, within the table. */
export const Z_FLYING = 1000;
export const Z_HELD = 2000;
