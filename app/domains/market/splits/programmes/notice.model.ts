import { DAY } from '#shared/durations.ts'

/** Days between telling the other side of a change and its effect. */
export const NOTICE_DAYS = 3

export const afterNotice = (now: Date) => new Date(now.getTime() + NOTICE_DAYS * DAY)
