/** What an object says under a word that somebody sent: never what every object inherits ('constructor', 'toString'). */
export const ownValue = <Value>(of: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(of, word) ? of[word] : undefined
