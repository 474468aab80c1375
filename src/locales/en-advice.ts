/** The English words that only the solver's advice needs, which is loaded when it is asked for: as in `en.ts`. */
export const enAdvice = {
  'advice.noneFound': 'No deal was found that can be won for certain.',
  'advice.lost': 'This game can no longer be won.',
  'advice.neverWinnable': 'This deal could not be won from the start.',

  'note.lostTitle': 'No longer winnable',
  'note.lost': 'No moves lead from here to a win.',
  'note.go-back': 'Back to where it could be won',
  'note.showingTitle': 'The solution',
  'note.showing': 'This game does not count as won.',
  'note.step': 'Step',
  'note.run': 'Play',
  'note.pause': 'Pause',
} as const;
