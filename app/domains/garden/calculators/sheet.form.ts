import { formatNumber, parseNumber } from '#shared/numbers.ts'
import type { Entry, NumberEntry, Read, Sheet, Typed } from './sheet.kinds.ts'

export type ParsedSheet = {
  read: Read
  /** Error messages by field. */
  wrong: Record<string, string>
  /** Required but empty fields, with their messages. */
  missing: Record<string, string>
}

/** Current values of the fields: the typed ones, else the initial ones. */
export const currentValues = (entries: Entry[], typed: Typed): Typed =>
  Object.fromEntries(entries.map(({ name, initial }) => [name, typed[name] ?? initial ?? '']))

/** Parses every field of a calculator. An empty or invalid field yields null, never 0. */
export function readSheet(sheet: Sheet, typed: Typed): ParsedSheet {
  const entries = sheet.entries(typed)
  const texts = currentValues(entries, typed)
  const result: ParsedSheet = { read: { numbers: {}, words: {} }, wrong: {}, missing: {} }
  for (const entry of entries) readEntry(entry, texts[entry.name] ?? '', result)
  const refused = Object.keys(result.wrong).length ? {} : sheet.refuse?.(result.read)
  return { ...result, wrong: { ...result.wrong, ...refused } }
}

function readEntry(entry: Entry, text: string, { read, wrong, missing }: ParsedSheet) {
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
  // A lone sign is an incomplete number, not an error.
  const value = /^\s*[-−]\s*$/.test(text) ? null : parseNumber(text)
  if (value === null) return { value }
  if (Number.isNaN(value)) return { value: null, sentence: `Escreva só o número, como ${example}.` }
  if (value >= min && value <= max) return { value }
  const range = `de ${formatNumber(min)} a ${formatNumber(max)}${unit ? ` ${unit}` : ''}`
  return { value: null, sentence: `Escreva um valor ${range}.` }
}

/** The result, when there are neither errors nor missing fields. */
export function answerOf(sheet: Sheet, { read, wrong, missing }: ParsedSheet) {
  const open = Object.keys(wrong).length + Object.keys(missing).length
  return open ? null : sheet.answer(read)
}

/** Messages to show: errors at once, missing fields only after they were submitted. */
export const messagesToShow = ({ wrong, missing }: ParsedSheet, sent: Typed): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(missing).filter(([name]) => name in sent)),
  ...wrong,
})
