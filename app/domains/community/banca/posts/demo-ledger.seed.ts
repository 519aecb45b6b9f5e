/** Sentences of a text, without its hashtags. */
export const sentencesOf = (text: string) =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Keeps what was said: no sentence is said twice in the whole world. */
export function ledger() {
  const sentences = new Set<string>()
  const isFresh = (text: string) => {
    const all = sentencesOf(text)
    return new Set(all).size === all.length && !all.some((one) => sentences.has(one))
  }
  /** Writes a text down; false when some of it was said before. */
  function say(text: string) {
    if (!isFresh(text)) return false
    for (const one of sentencesOf(text)) sentences.add(one)
    return true
  }
  return { isFresh, say }
}
export type Ledger = ReturnType<typeof ledger>
