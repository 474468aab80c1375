/** The layers of a court figure, in the order of painting. The names are classes of face.styles.ts. */
export const paintOrder = [
  'ink', 'accent', 'stitch', 'skin', 'hair', 'line', 'lips', 'gold', 'gilt',
] as const;

export type CourtLayer = (typeof paintOrder)[number];

/** Path data for each layer; a layer that is not there has nothing to paint. */
export type CourtLayers = Readonly<Partial<Record<CourtLayer, string>>>;

export type CourtRank = 11 | 12 | 13;

/** What the courts of a rank have in common, and the hair and hat that differ. */
export interface Court {
  readonly figure: CourtLayers;
  readonly variants: readonly [CourtLayers, CourtLayers];
}
