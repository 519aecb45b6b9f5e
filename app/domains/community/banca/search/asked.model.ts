import { searchable } from '#shared/text.ts'
import type { ExcerptPart } from './search.schemas.ts'

/** As names are compared: without the sign of a mention or hashtag. */
export const asName = (search: string) => searchable(search.replace(/^[@#]/, ''))

/** Around what was found, in an excerpt: characters that nobody types. */
export const FOUND = '\uE000'
export const END = '\uE001'

export function partsOfExcerpt(marked: string): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let found = false
  for (const piece of marked.split(/([\uE000\uE001])/)) {
    if (piece === FOUND || piece === END) found = piece === FOUND
    else if (piece) parts.push({ text: piece, found })
  }
  return parts
}

/** What was typed, with the words that have a correction replaced. Null when none has. */
export function corrected(search: string, corrections: Map<string, string>): string | null {
  const better = search.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(searchable(word)) ?? word)
  return better === search ? null : better
}

export const wordsOf = (search: string) => [...new Set(search.match(/[\p{L}\p{N}]{3,}/gu)?.map(searchable))]
