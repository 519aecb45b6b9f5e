const places = ['cliente', 'status', 'faltam'] as const
export type AnswerWords = Record<(typeof places)[number], string>

/** A template with the process's own words in its places. */
export const filled = (text: string, words: AnswerWords) =>
  text.replace(/\{(cliente|status|faltam)\}/g, (_, place: keyof AnswerWords) => words[place])

/** What looks like a place and is none: '{nome}'. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(/\{([^{}\s]*)\}/g)].flatMap(([whole, name]) => (places.some((one) => one === name) ? [] : [whole]))
