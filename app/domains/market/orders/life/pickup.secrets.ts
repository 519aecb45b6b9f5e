import { randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits which the buyer shows at the store. */
export const newPickupCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

export const isPickupCode = (typed: string, code: string) =>
  typed.length === code.length && timingSafeEqual(Buffer.from(typed), Buffer.from(code))
