import { dayKey, formatTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { earlyDays } from './recurrence/next-day.model.ts'
import { storedRule } from './recurrence/rule.model.ts'
import type { Task } from './tasks.table.ts'

/** The moment of a day in São Paulo: its first, or an hour of it. */
export const momentOn = (day: string, time = '00:00') => new Date(`${day}T${time}:00-03:00`)

/** A new date for a task keeps the hour of the one before. */
export const dueOn = (day: string, { all_day, due_at }: { all_day: boolean; due_at: Date }) =>
  momentOn(day, all_day ? undefined : formatTime(due_at))

export const today = ({ now }: { now: () => Date }) => dayKey(now())

/** The first moment after a day. */
export const endOf = (day: string) => momentOn(addDays(day, 1))

/** The first day on which an act counts for a task's date. */
export const firstDayFor = ({ rrule, due_at }: Pick<Task, 'rrule' | 'due_at'>) => {
  const planned = dayKey(due_at)
  return addDays(planned, -earlyDays(rrule ? storedRule(rrule) : null, planned))
}
