import { searchable } from '#shared/text.ts'
import type { ExcerptPart } from './search.schemas.ts'

/** As names are compared: without the sign of a mention or hashtag. */
export const asName = (search: string) => searchable(search.replace(/^[@#]/, ''))

/** Around what was found, in an excerpt: characters that nobody types. */
export const FOUND = '\uE000'
export const END = '\uE001'

export function partsOfExcerpt(marked: string, asked: string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let found = false
  for (const piece of marked.split(/([\uE000\uE001])/)) {
    if (piece === FOUND || piece === END) found = piece === FOUND
    else if (piece) parts.push({ text: piece, found: found && (asked.length === 0 || isMeant(piece, asked)) })
  }
  return parts
}

/** What was typed, with the words that have a correction replaced. Null when none has. */
export function corrected(search: string, corrections: Map<string, string>): string | null {
  const better = search.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(searchable(word)) ?? word)
  return better === search ? null : better
}

/**
 * Whether a word that was found by its stem is one that was asked for. Stems of three letters throw words together that
 * nobody takes for one another: 'poda' and 'pode', 'muda' and 'mude'. Of those only forms in the same vowel are meant.
 */
export function isMeant(word: string, asked: string[]): boolean {
  const plain = singular(searchable(word))
  const near = asked.map((one) => ({ one: singular(one), at: shared(plain, singular(one)) })).filter(({ at }) => at > 1)
  return near.length === 0 || near.some(({ one, at }) => at > SHORT_STEM || isSameForm(plain.slice(at), one.slice(at)))
}

const isSameForm = (one: string, other: string) => !one || !other || isInE(one) === isInE(other)

/** How many letters both begin with. */
function shared(one: string, other: string): number {
  const at = [...one].findIndex((letter, i) => other[i] !== letter)
  return at < 0 ? one.length : at
}

const SHORT_STEM = 3
const singular = (word: string) => (word.length > SHORT_STEM ? word.replace(/s$/, '') : word)
/** 'pode', 'poder', 'podia'; and not 'podei', which is said of 'podar'. */
const isInE = (ending: string) => /^(e(?!i)|i)/.test(ending)
