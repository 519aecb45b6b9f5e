import { z } from 'zod'
import type { Rule } from './rule.kinds.ts'
import { storedRule, writeRule } from './rule.model.ts'

export const repeats = ['nao', 'dias', 'semana', 'mes', 'regra'] as const
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Form fields of a recurrence. 'regra': a rule that the form cannot express, kept unchanged. */
export const RepeatFields = z.object({
  repeat: z.enum(repeats).default('nao'),
  every: z.number().int().min(1).max(365).optional(),
  weekday: z.array(z.enum(weekdays)).max(7).default([]),
  month_day: z.number().int().min(-1).max(31).optional(),
  ends_on: z.iso.date().optional(),
  rule: z.string().max(200).optional(),
})
export type RepeatFields = z.infer<typeof RepeatFields>

/** The rule of the form's values; null: no recurrence. */
export function ruleOf({ repeat, every, weekday, month_day, ends_on, rule }: RepeatFields): string | null {
  const ending = { until: ends_on ?? null, count: null }
  if (repeat === 'nao') return null
  if (repeat === 'regra') return rule ?? null
  if (repeat === 'dias') return writeRule({ freq: 'DAILY', interval: every ?? 1, byday: [], bymonthday: [], ...ending })
  if (repeat === 'semana') return writeRule({ freq: 'WEEKLY', interval: 1, byday: weekday, bymonthday: [], ...ending })
  return writeRule({ freq: 'MONTHLY', interval: 1, byday: [], bymonthday: month_day ? [month_day] : [], ...ending })
}

/** The form's values of a rule. */
export function fieldsOf(text: string | null): RepeatFields {
  if (!text) return { repeat: 'nao', weekday: [] }
  const rule = storedRule(text)
  const ends_on = rule.until ?? undefined
  if (rule.count) return { repeat: 'regra', rule: text, weekday: [] }
  if (rule.freq === 'DAILY' && !rule.byday.length) return { repeat: 'dias', every: rule.interval, weekday: [], ends_on }
  if (isWeekly(rule)) return { repeat: 'semana', weekday: rule.byday as RepeatFields['weekday'], ends_on }
  if (isMonthly(rule)) return { repeat: 'mes', month_day: rule.bymonthday[0], weekday: [], ends_on }
  return { repeat: 'regra', rule: text, weekday: [] }
}

const isWeekly = ({ freq, interval }: Rule) => freq === 'WEEKLY' && interval === 1
const isMonthly = ({ freq, interval, byday, bymonthday }: Rule) =>
  freq === 'MONTHLY' && interval === 1 && !byday.length && bymonthday.length < 2
