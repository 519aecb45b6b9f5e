/** Sentences of a text, without its hashtags. */
export const sentencesOf = (text: string) =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** How often a sentence may be said in the whole world. */
export const MOST = 3

/** Keeps what was said: no text twice, no sentence more than three times. */
export function ledger() {
  const texts = new Set<string>()
  const sentences = new Map<string, number>()
  const isFresh = (text: string) => sentencesOf(text).every((one) => (sentences.get(one) ?? 0) < MOST)
  /** Writes a text down; false when it was said too often. */
  function say(text: string) {
    if (texts.has(text) || !isFresh(text)) return false
    texts.add(text)
    for (const one of sentencesOf(text)) sentences.set(one, (sentences.get(one) ?? 0) + 1)
    return true
  }
  return { isFresh, say }
}
export type Ledger = ReturnType<typeof ledger>
