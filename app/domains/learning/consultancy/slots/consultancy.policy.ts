import { DAY } from '#shared/durations.ts'
import type { BookingState } from './booking.kinds.ts'

/** A member changes their mind until then; who teaches until it begins. */
export const CANCEL_BEFORE = DAY

type Told = { state: BookingState; starts_at: Date }

export const memberCancels = ({ state, starts_at }: Told, now: Date) =>
  state === 'confirmada' && starts_at.getTime() - now.getTime() >= CANCEL_BEFORE

export const teacherCancels = ({ state, starts_at }: Told, now: Date) => state === 'confirmada' && starts_at > now

/** Whether it took place is said after it began, and may be said anew. */
export const teacherSettles = ({ state, starts_at }: Told, now: Date) => state !== 'cancelada' && starts_at <= now
