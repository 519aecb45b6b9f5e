import { dayKey } from '#shared/dates.ts'
import { DISPUTE_DAYS } from '../disputes/dispute.model.ts'
import { dayAfterWithdrawal } from '../settling/withdrawal-days.model.ts'

const DAY_MS = 86_400_000

/** Days without word after the promised ones, from which on a parcel counts as delivered. */
export const SILENT_DAYS = 15
/** Days after which what was sent back is paid back although the store says nothing. */
export const RETURN_DAYS = 10
/** Days after delivery on which we ask for a review. */
export const REVIEW_DAYS = 3

/** Whether the buyer may still withdraw: not received yet, or no longer ago than the law's seven days. */
export const withinWithdrawal = (delivered_at: Date | null, now: Date) =>
  !delivered_at || dayKey(now) < dayAfterWithdrawal(delivered_at)

export const withinDispute = (delivered_at: Date | null, now: Date) =>
  !delivered_at || now.getTime() < delivered_at.getTime() + DISPUTE_DAYS * DAY_MS

/** When a parcel that nobody speaks of counts as delivered: five working days are seven of the calendar. */
export const presumedDelivery = (sent_at: Date, working_days: number | null) =>
  new Date(sent_at.getTime() + (Math.ceil(((working_days ?? 0) * 7) / 5) + SILENT_DAYS) * DAY_MS)

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
