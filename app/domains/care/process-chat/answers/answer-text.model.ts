export const answerPlaces = ['cliente', 'status', 'faltam'] as const
export type AnswerWords = Record<(typeof answerPlaces)[number], string>

/** A template with the process's own words in its places. */
export const filled = (text: string, words: Record<string, string>) =>
  text.replace(/\{([^{}\s]+)\}/g, (whole, place: string) =>
    Object.hasOwn(words, place) ? (words[place] ?? '') : whole,
  )

/** What looks like a place and is none of these: '{nome}'. */
export const unknownPlaces = (text: string, places: readonly string[]): string[] =>
  [...text.matchAll(/\{([^{}\s]*)\}/g)].flatMap(([whole, name = '']) => (places.includes(name) ? [] : [whole]))
