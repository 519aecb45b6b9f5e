import { formatNumber, parseNumber } from '#shared/numbers.ts'
import type { Entry, NumberEntry, Read, Sheet, Typed } from './sheet.kinds.ts'

export type Reckoned = {
  read: Read
  /** What is wrong with what was typed, by field. */
  wrong: Record<string, string>
  /** What is still to be filled in, by field. */
  missing: Record<string, string>
}

/** What stands in the fields: what was typed, elsewhere what they start with. */
export const standing = (entries: Entry[], typed: Typed): Typed =>
  Object.fromEntries(entries.map(({ name, initial }) => [name, typed[name] ?? initial ?? '']))

/** Reads every field of a calculator. A field that is empty or wrong has no number: null, never 0. */
export function readSheet(sheet: Sheet, typed: Typed): Reckoned {
  const entries = sheet.entries(typed)
  const texts = standing(entries, typed)
  const result: Reckoned = { read: { numbers: {}, words: {} }, wrong: {}, missing: {} }
  for (const entry of entries) readEntry(entry, texts[entry.name] ?? '', result)
  const refused = Object.keys(result.wrong).length ? {} : sheet.refuse?.(result.read)
  return { ...result, wrong: { ...result.wrong, ...refused } }
}

function readEntry(entry: Entry, text: string, { read, wrong, missing }: Reckoned) {
  if (entry.kind === 'number') {
    const { value, sentence } = readNumber(entry, text)
    read.numbers[entry.name] = value
    if (sentence) wrong[entry.name] = sentence
    else if (value === null && entry.required !== false) missing[entry.name] = 'Preencha este campo.'
    return
  }
  const known = entry.kind !== 'choice' || entry.options.some(({ value }) => value === text)
  read.words[entry.name] = known ? text.trim() : ''
  if (!known && entry.required !== false) missing[entry.name] = entry.placeholder ?? 'Escolha uma das opções.'
  if (entry.kind === 'text' && text.length > entry.max) wrong[entry.name] = `Use até ${entry.max} caracteres.`
}

function readNumber({ min, max, unit, example }: NumberEntry, text: string) {
  // A lone sign is a number that is still being typed.
  const value = /^\s*[-−]\s*$/.test(text) ? null : parseNumber(text)
  if (value === null) return { value }
  if (Number.isNaN(value)) return { value: null, sentence: `Escreva só o número, como ${example}.` }
  if (value >= min && value <= max) return { value }
  const range = `de ${formatNumber(min)} a ${formatNumber(max)}${unit ? ` ${unit}` : ''}`
  return { value: null, sentence: `Escreva um valor ${range}.` }
}

/** The answer, once nothing is wrong or missing. */
export function answerOf(sheet: Sheet, { read, wrong, missing }: Reckoned) {
  const open = Object.keys(wrong).length + Object.keys(missing).length
  return open ? null : sheet.answer(read)
}

/** The sentences to show: what is wrong at once, what is missing only for fields that were already sent. */
export const toSay = ({ wrong, missing }: Reckoned, sent: Typed): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(missing).filter(([name]) => name in sent)),
  ...wrong,
})
