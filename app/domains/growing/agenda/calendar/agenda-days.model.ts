import { dayKey, formatTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { earlyDays } from '../recurrence/next-day.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import type { Task } from '../tasks/tasks.table.ts'

/** A day's midnight in São Paulo, or a time of that day. */
export const momentOn = (day: string, time = '00:00') => new Date(`${day}T${time}:00-03:00`)

/** Moves a task to another day, keeping its time of day. */
export const dueOn = (day: string, { all_day, due_at }: { all_day: boolean; due_at: Date }) =>
  momentOn(day, all_day ? undefined : formatTime(due_at))

export const today = ({ now }: { now: () => Date }) => dayKey(now())

/** Exclusive end of a day: the midnight after it. */
export const endOf = (day: string) => momentOn(addDays(day, 1))

/** The first day on which an act counts for the task's current date. */
export const firstDayFor = ({ rrule, due_at }: Pick<Task, 'rrule' | 'due_at'>) => {
  const planned = dayKey(due_at)
  return addDays(planned, -earlyDays(rrule ? storedRule(rrule) : null, planned))
}
