import { MINUTE } from '#shared/durations.ts'

type Time = { at: Date; minutes: number }

const end = ({ at, minutes }: Time) => at.getTime() + minutes * MINUTE

/** Whether two take place at once; a deadline, which takes no time, never does. */
export const overlap = (a: Time, b: Time) =>
  a.minutes > 0 && b.minutes > 0 && a.at.getTime() < end(b) && b.at.getTime() < end(a)
