import { z } from 'zod'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { RepeatFields, ruleOf } from '../recurrence/repeat.form.ts'

/** The task form: one choice each for activity, place and recurrence. */
export const TaskFields = RepeatFields.extend({
  title: z.string(),
  notes: z.string().optional(),
  /** 'rega', or 'propria:12'. */
  activity: z.string().optional(),
  due_on: z.string(),
  time: z.string().optional(),
  exdates: z.string().optional(),
  remind: z.string().optional(),
})
export const NewTaskFields = TaskFields.extend({
  /** 'plant:12'. */
  about: z.string().regex(/^(plant|space|plan):\d+$/, 'Escolha onde.'),
  idempotency_key: z.uuid().optional(),
  sure: z.string().optional(),
})

/** Converts form values to API input. */
export function taskOf({
  title,
  notes,
  activity,
  due_on,
  time,
  exdates,
  remind,
  ...repeat
}: z.output<typeof TaskFields>) {
  const [kind, own] = (activity ?? '').split(':')
  return {
    title,
    notes,
    kind: activitySlugs.find((slug) => slug === kind),
    activity_type_id: own ? Number(own) : undefined,
    due_on,
    time,
    rrule: ruleOf(repeat),
    exdates: daysIn(exdates),
    remind_minutes: remindOf(remind, time),
  }
}

/** '2026-12-24, 2026-12-25' or '24/12/2026 25/12/2026'. */
const daysIn = (text = '') =>
  [...text.matchAll(/(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4})/g)].map(([, year, month, day, d, m, y]) =>
    year ? `${year}-${month}-${day}` : `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`,
  )

const minutesOf = (time: string | null | undefined) => {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  return hours * 60 + minutes
}

/** Choices that require a time of day. */
const ofAnHour = ['0', '30', '60']

/**
 * 'dia': eight o'clock of that day, like all without a time; 'vespera': six in the evening before; else minutes before.
 */
export function remindOf(choice: string | undefined, time: string | undefined): number | null {
  if (!choice) return null
  if (choice === 'vespera') return minutesOf(time) + 360
  if (choice === 'dia' || (!time && ofAnHour.includes(choice))) return minutesOf(time) - 480
  return Number(choice)
}

export function remindChoice(minutes: number | null, time: string | null): string {
  if (minutes === null) return ''
  if (minutes === minutesOf(time) - 480) return 'dia'
  if (minutes === minutesOf(time) + 360) return 'vespera'
  return String(minutes)
}
