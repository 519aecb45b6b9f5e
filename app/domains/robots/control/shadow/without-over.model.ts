import type { Desired } from './shadow.schemas.ts'

/** Levels set by hand whose time is over are no wishes any more. */
export const withoutOver = (desired: Desired, now: Date): Desired => ({
  ...desired,
  manual: Object.fromEntries(
    Object.entries(desired.manual).filter(([, { until }]) => until === null || new Date(until) > now),
  ),
})
