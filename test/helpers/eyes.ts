/** A colour as red, green and blue from 0 to 1, in linear light. */
type Light = readonly [number, number, number];

/**
 * How eyes see light: all of it, and without their cones for red, green or blue. After Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
 */
export const EYES: Readonly<Record<string, readonly Light[]>> = {
  'eyes that see all colours': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'eyes that see no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'eyes that see no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'eyes that see no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The light of a colour as `rgb(1, 2, 3)`. */
export function lightOf(color: string): Light {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

/** How different two colours look to some eyes, in OKLab: 0.02 can just be told apart, white and black are 1. */
export function difference(a: string, b: string, eyes: readonly Light[]): number {
  const [first, second] = [a, b].map((color) => labOf(through(eyes, lightOf(color))));
  return Math.hypot(...first!.map((value, i) => value - second![i]!));
}

function through(rows: readonly Light[], light: Light): Light {
  const [red, green, blue] = rows.map((row) => row.reduce((sum, factor, i) => sum + factor * light[i]!, 0));
  return [red!, green!, blue!];
}

/** OKLab, after Björn Ottosson. */
function labOf(light: Light): Light {
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light.map((value) => Math.min(1, Math.max(0, value))) as unknown as Light,
  );
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Light,
  );
}
