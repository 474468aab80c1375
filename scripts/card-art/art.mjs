/**
 * The card art, as drawn. `node scripts/card-art/build.mjs` turns it into src/faces/path-data.ts.
 *
 * A card is a box of 100 by 140. Shapes that touch within one layer run clockwise, so that they add up;
 * a shape that runs the other way cuts a hole.
 *
 * A subpath that begins with a small `m` (its numbers are absolute all the same) is a half: src/faces adds its
 * mirror image across x = 0. A half that ends at x = 0 and its image are one line; those of a fill run from x = 0
 * to x = 0.
 *
 * Layers of a court figure: ink (the suit's colour), accent (the other colour), skin, hair, line (thin and
 * dark), lips, gold, gilt (a gold line), stitch (the robe's embroidery). The order of painting is set
 * in src/faces/court-layers.ts.
 */

/** The right half of a dot in the middle. */
const halfDot = (y, r) => `m0 ${y - r}q${r} 0 ${r} ${r}t-${r} ${r}`;

/** The same, cut out of the shape below it. */
const halfHole = (y, r) => `m0 ${y + r}q${r} 0 ${r}-${r}t-${r}-${r}`;

/** A dot on the right, and one on the left. Quadratic curves pass for a circle here, and scale as arcs would not. */
const dots = (x, y, r) => `m${x - r} ${y}q0-${r} ${r}-${r}t${r} ${r}-${r} ${r}-${r}-${r}`;

/** The suits, each about 20 high around 0,0. */
export const suits = {
  C: `m0-11.1C2.9-11.1 5.2-9 5.2-6.2C5.2-4.7 4.5-3.5 3.5-2.6C4.2-2.9 4.9-3.1 5.7-3.1
    C8.5-3.1 10.8-.9 10.8 2C10.8 4.9 8.5 7.2 5.7 7.2C3.7 7.2 1.7 5.7 .8 3.6C1 7 1.8 9.5 3.5 11.2H0`,
  D: 'm0-11.5C2.2-7 5-3.2 8.5 0C5 3.2 2.2 7 0 11.5',
  H: 'm0-6C.7-8.4 2.6-10 5-10C7.6-10 10-8 10-4.5C10 1 3 5 0 10.5',
  S: `m0-10C3-5 10-1 10 4C10 7.5 7.5 9 5.2 9C3.4 9 1.8 8.2 .9 6.8C1.2 8.8 2 10.4 3.4 11.5H0`,
};

/** The rank letters as lines, 27 high, centred on x = 0. The nine is the six upside down. */
export const ranks = {
  1: 'M-9 28L-.6 1H.6L9 28M-6 19H6',
  2: 'M-8 8C-8 3-4.5 1-.2 1C4.6 1 8 4 8 8.4C8 15-8 19-8 27H9',
  3: 'M-7.5 1H7L-1 11C5 10.6 9 14 9 18.7C9 24 5 27 0 27C-4 27-7.5 25-8.5 21',
  4: 'M4.5 28V1H4L-9.5 20H9.5',
  5: `M7.5 1H-6L-7.2 12C-5 10.5-2.5 10-.2 10C5 10 8.5 13.3 8.5 18.3C8.5 23.6 5 27-.2 27
    C-4 27-7.2 25.2-8.5 21.5`,
  6: `M7.5 4.5C6 2 3.6 1 1 1C-5.5 1-8.5 7-8.5 15C-8.5 23-5.2 27 0 27C5 27 8.5 23.6 8.5 18.8
    C8.5 14 5.2 11 .6 11C-3.6 11-7 13.5-8.2 17.5`,
  7: 'M-9 1H8.5C2 9-2.5 18-3 28',
  8: 'm0 1C4 1 7 3.2 7 7C7 10.8 4 13 0 13C5 13 8.5 15.7 8.5 20C8.5 24.3 5 27 0 27',
  10: 'M-12 6L-7.5 1V28M4.7 1C8.6 1 10.5 4 10.5 14C10.5 24 8.6 27 4.7 27C.8 27-1 24-1 14C-1 4 .8 1 4.7 1Z',
  11: 'M0 1H6V19.5C6 24.5 3.5 27-.8 27C-5 27-7.3 24.6-7.5 20.5',
  12: 'm0 1C6 1 9 5.5 9 14C9 22.5 6 27 0 27M2 20L9.5 29',
  13: 'M-7.5 0V28M8 0L-7.5 17M-2.5 11.5L9 28',
};

/** Half of the aces' laurel: a tapering twig and nine leaves. */
export const laurel = `M26 55Q21.5 50 25.5 43Q30 49 26 55ZM24 64Q17.5 61.5 17.5 53.5Q24 56.5 24 64Z
  M24 70Q24.5 62 31 59Q31 67 24 70ZM24 76Q17 75.5 14.5 68Q22 69 24 76Z
  M24.8 83Q23.5 75 29 70.5Q31 78 24.8 83ZM26.5 88Q19.5 89.5 15 83Q22.5 81.5 26.5 88Z
  M29 94.5Q26 87.5 30 81.5Q33.5 88.5 29 94.5ZM32 99Q25.5 102.5 19.5 97.5Q26.5 94 32 99Z
  M36.5 104Q32 98 34.5 91.5Q39.5 97 36.5 104Z
  M43.2 108.9Q26.5 101.5 22.8 80Q21.6 67 26 54Q23.6 67 24.7 80Q28 99 44 106.8Z`;

const brows = 'M-8 32.8Q-5 30.8-2 32.8V39.5H.8M8 32.8Q5 30.8 2 32.8';
const eyes = `m7.4 35.8Q5.3 34.3 3 35.5${dots(5.5, 36.5, 0.5)}`;

/*
 * The court figures are drawn around x = 0 with the eyes at y = 36; src/faces/courts.ts places them on the card.
 */

/** What all of them have: the robe, shoulders down to the sash, and brows with the nose. */
export const robe = {
  ink: 'M-34 75V67Q-28.5 54.5-10.5 50.5H0V70Z',
  accent: 'M30 66.5L0 70V50.5H10.5Q26.5 53.5 30 63Z',
  stitch: `M-27.5 73.5V72Q-23.5 61.5-11.5 57M-20 72.5V74.5Q-17 67-9.5 63.5M25.5 66V65Q22.5 60.5 11.5 57
    M18 67V68Q16 65.5 9.5 63.5`,
  line: brows,
};

/** The sash, half of it: its twin is the other half. */
export const sash = { gold: 'M-34 73L-2 68.5V71.5L-34 76Z' };

/** Lets the robe reach the bottom edge of the large faces. */
export const skirt = {
  ink: 'M-33.5 66H0V75.5H-39Z',
  accent: 'M30 63L37 75.5H0V66Z',
};

const braids = [42, 45.8, 49.6, 53.4, 57.2, 61].map((y) => dots(13, y, 3)).join('');

/**
 * The courts by rank: what its figures have in common, with what they hold up, and the hair and hat that differ.
 * Hearts and clubs take the first variant, spades and diamonds the second.
 */
export const courts = {
  11: {
    figure: {
      skin: `m0 26Q5 26 9.5 27.5V39Q9.5 50 0 51.5m0 46H4.5V54L0 60m0 61L11 51L16 57L0 69`,
      accent: 'M-26 35Q-22.5 33.5-20 36Q-18 39-14 38V47Q-18 48-20 45Q-22.5 42.5-26 44Z',
      gilt: 'M-26 28.5V57m16 57L0 69',
      line: `${eyes}M-3 45.5Q0 47.3 3 45.5`,
    },
    variants: [
      {
        ink: 'M-17 27Q-20 16-6 15Q10 11 17 20Q19 25 16 30Q0 26-16 30Z',
        accent: 'M9 22Q13 6 26 11Q25 21 12 25Z',
        hair: 'm0 26.75Q6.5 26.75 13 29V44Q16 48 14 51.5H4Q7.5 48.5 9 39V31.5Q4.5 32.5 0 32.5',
        gold: 'M-16 28Q0 22.5 16 29V31.5Q0 26-15.5 31Z',
        gilt: 'M10 24Q16 15 23 12.5',
      },
      {
        ink: 'm0 13.5Q16 13.5 15 28H0',
        accent: 'M-14 23Q-20 8-8 6Q-1 10-8 21Z',
        hair: 'm0 25Q6.5 25 13 28V40Q18 44 16 50Q10.5 54 4 51Q7.5 48.5 9 39V33Q5 33 0 30',
        gold: 'm0 21.75Q8 21.75 16 25Q18 27 17 30Q8.5 26 0 26',
        gilt: 'M-12 22Q-12 13-7 9',
      },
    ],
  },
  12: {
    figure: {
      skin: `m0 22Q10 22 10 30V38Q10 45.5 4 49.5Q2 50.75 0 50.75m0 44H4.5V52Q6 54.5 11 56L0 70`,
      gilt: 'M-26 28.5Q-23.5 44.5-26 57m11 56L0 70m5.5 53Q4 57.5 0 58',
      gold: `M-25 48Q-31.5 45.5-32 39.5Q-25.5 40.5-25 48ZM-25 53Q-24.5 45.5-18 44.5Q-18.5 51-25 53Z
        ${halfDot(60.5, 2.3)}`,
      line: 'm3.1 36Q5 37.4 6.7 36',
      lips: 'm0 43.4Q1.4 42.6 3 43.8Q1.8 46 0 46',
    },
    variants: [
      {
        hair: `m0 18Q14.5 18 14.5 31Q14 42 18 51Q21 60 15 64Q11 66 9 61.5Q11.5 56 5 49.5Q9.5 45 9.5 34
          Q7 27 1 24H0M1 24Q-4 31-9.5 34V24Z`,
        gold: `m0 8L7 17.5L15.5 12L12 24Q6 21.75 0 21.75${halfDot(7.5, 2.2)}${dots(15.5, 11.5, 2.2)}`,
      },
      {
        ink: halfDot(15, 2.6),
        hair: `m0 18Q16 18 14 32Q15 44 11 51.5H4Q9.5 46 9.5 38V33Q8.5 27 0 24${braids}`,
        gold: `m0 7Q5 11 6.5 18Q9 14 11 12Q14 14 13 24.5Q6.5 22 0 22${halfHole(15, 2)}`,
      },
    ],
  },
  13: {
    figure: {
      skin: 'm0 25.9Q5.5 25.9 11 27.3V43Q10 52 0 52m0 49H13L21 58Q16 68.5 0 70',
      gold: `M-30.5 31.5Q-26 33.5-21.5 31.5L-22.5 35H-25V38H-24V40.5H-25V56.5L-27 57.5V40.5H-28V38H-27V35
        H-29.5Z`,
      line: `${eyes}m13 58.5L11.5 61.5m7.5 65L6.9 67`,
      lips: 'm0 44.4Q1.6 44.4 3.2 45Q2 46.8 0 46.8',
    },
    variants: [
      {
        ink: 'm0 23.25Q7.3 23.25 14.6 25L14 28.2Q7 26.45 0 26.45',
        hair: `m0 40Q2 41 4.5 41Q9 41 10 37V27L14 28Q17 35 15.5 42Q16 47 20 49.5Q14.5 53 10 50
          Q8 58 0 63.5`,
        gold: `m0 9L9 19L19 13L14.7 25.3Q7.35 23.55 0 23.55${halfDot(8.5, 2.2)}${dots(19, 12, 2.2)}`,
      },
      {
        ink: 'm0 16Q3 12.5 7 12.5Q19 12.5 14 26H0',
        hair: `m0 39.8Q1.5 41 4.5 41Q9.5 41 10 36V27.5H14Q17 35 15.5 42Q16 47 20 49.5Q14.5 53 10.5 50
          Q10.5 59 5.5 62Q2 61 0 57`,
        gold: 'm0 22Q7.5 22 15 24V28.5Q7.5 26.5 0 26.5',
        gilt: 'm14 25.5Q19 12.5 7 12.5Q.5 13 0 24M0 5.5V15.5M-3 8.5H3',
      },
    ],
  },
};
