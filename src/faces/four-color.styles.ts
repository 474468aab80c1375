import { css } from 'lit';

/**
 * For a shadow root whose host has the attribute `four-color`: a colour for each suit, for all faces in it. They
 * are told apart by eyes that see no red, no green or no blue as well.
 */
export const fourColorStyles = css`
  :host([four-color]) {
    --_spades: light-dark(#111, #f2f4fa);
    --_hearts: light-dark(#db1c22, #f2786a);
    --_diamonds: light-dark(#084499, #5a9cf8);
    --_clubs: light-dark(#168167, #86e85a);
  }
  @media (prefers-contrast: more) {
    :host([four-color]) {
      --_spades: light-dark(#000, #fff);
      --_hearts: light-dark(#9e250c, #f2786a);
      --_diamonds: light-dark(#062a86, #4fa3f5);
      --_clubs: light-dark(#16634f, #86f06a);
    }
  }
`;
