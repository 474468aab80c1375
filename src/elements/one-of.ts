/**
 * What reads an attribute that is one of some words.
 * @returns a function of the attribute's text and name, which throws a RangeError for another word
 */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string, attribute: string) => Word {
  return (text, attribute) => {
    const word = words.find((one) => one === text.trim().toLowerCase());
    if (word) return word;
    throw new RangeError(`The attribute ${attribute} is "${text}"; it can be ${words.join(' or ')}.`);
  };
}
