import { fromSaoPauloTime } from '#shared/dates.ts'
import { parseNumber } from '#shared/numbers.ts'
import { searchable } from '#shared/text.ts'
import type { DayOrder } from './column.kinds.ts'

const two = (text: string) => text.padStart(2, '0')

/** '2026-03-05' of what a cell says; undefined when it is no day. A year of two digits is of this century. */
export function dayOf(text: string, order: DayOrder): string | undefined {
  const iso = text.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/)
  if (iso) return valid(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const typed = text.match(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/)
  if (!typed) return undefined
  const [, first = '', second = '', year = ''] = typed
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return valid(year.length === 2 ? `20${year}` : year, month, day)
}

function valid(year: string, month: string, day: string) {
  const key = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${key}T12:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== key ? undefined : key
}

/** '14:05' of '2:05 PM', '14h05' or a whole date; undefined when no time is said, null when it is none of any day. */
export function timeOf(text: string): string | null | undefined {
  const [, hours = '', minutes = '', half] =
    text.match(/(?:^|[T\s])(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m)?/i) ?? []
  if (!hours) return undefined
  const late = half?.toLowerCase().startsWith('p')
  const hour = half ? (Number(hours) % 12) + (late ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${two(String(hour))}:${minutes}` : null
}

/** The moment of a row; a day without a time is noon, and of today the moment in which it is read. */
export function momentOfCells(date: string, time: string, order: DayOrder, now: Date): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(date)) {
    const at = new Date(date)
    return Number.isNaN(at.getTime()) ? undefined : at
  }
  const day = dayOf(date, order)
  if (!day) return undefined
  const own = timeOf(time)
  const clock = own === undefined ? timeOf(date) : own
  if (clock === null) return undefined
  const at = fromSaoPauloTime(`${day}T${clock ?? '12:00'}`)
  return !clock && at > now && at.getTime() - now.getTime() < 86_400_000 ? now : at
}

/** The number of a cell, with its unit written after it or not; null when empty, NaN when it is none. */
export function numberOf(text: string): number | null {
  const said = text.trim()
  if (!said || /^(-|n\/?a|null|none)$/i.test(said)) return null
  return parseNumber(said.replace(/\s*(ml|l|litros?|g|kg|cm|°?\s?[cf]|%|ph|ms\/cm|us\/cm|µs\/cm|ppm|h|µmol.*)$/i, ''))
}

export const fahrenheit = (degrees: number) => Math.round(((degrees - 32) / 1.8) * 10) / 10

export const isClone = (text: string) => /^(clone|estaca|clon|cutting|true|sim|1)$/.test(searchable(text))
