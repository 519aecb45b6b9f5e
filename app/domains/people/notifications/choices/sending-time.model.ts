import { dayKey, formatTime, fromSaoPauloTime } from '#shared/dates.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import type { MailRhythm } from './channel.kinds.ts'

const MORNING = '08:00'

type Quiet = { quiet_from: number | null; quiet_to: number | null }

/** The end of the quiet hours that `at` falls into, else `at` itself. They may pass midnight: from 22:00 to 7:00. */
export function afterQuietHours(at: Date, { quiet_from: from, quiet_to: to }: Quiet): Date {
  if (from === null || to === null || from === to) return at
  const now = minutesOf(at)
  const inside = from < to ? now >= from && now < to : now >= from || now < to
  if (!inside) return at
  const today = fromSaoPauloTime(`${dayKey(at)}T${timeOf(to)}`)
  return today > at ? today : new Date(today.getTime() + DAY)
}

/** When a mail of this rhythm goes: now, at eight of the next morning, or at eight of the next Monday. */
export function inRhythm(at: Date, rhythm: MailRhythm): Date {
  if (rhythm === 'at_once') return at
  for (let ahead = 0; ; ahead++) {
    const day = dayKey(new Date(at.getTime() + ahead * DAY))
    const morning = fromSaoPauloTime(`${day}T${MORNING}`)
    const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1
    if (morning > at && (rhythm === 'daily' || isMonday)) return morning
  }
}

const minutesOf = (at: Date) => minutesOfTime(formatTime(at))

/** '22:30' is 1350. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 1350 is '22:30'. */
export const timeOf = (minutes: number): string => new Date(minutes * MINUTE).toISOString().slice(11, 16)
