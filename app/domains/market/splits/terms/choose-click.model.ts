import { DAY } from '#shared/durations.ts'

/** A click that could earn a commission on a product, with the terms in force of its affiliation. */
export type Click = { id: number; affiliation_id: number; product_id: number | null; at: Date; window_days: number }

/**
 * The last click whose window still holds, whatever the order in which they are given. A click on an affiliation for one
 * product counts for that product; one on an affiliation for the whole store counts for all of them.
 */
export function lastClick<C extends Click>(clicks: C[], product_id: number, now: Date): C | undefined {
  return clicks
    .filter((one) => one.product_id === null || one.product_id === product_id)
    .filter(({ at, window_days }) => at <= now && now.getTime() - at.getTime() <= window_days * DAY)
    .reduce<C | undefined>((last, one) => (!last || isLater(one, last) ? one : last), undefined)
}

const isLater = (one: Click, other: Click) =>
  one.at.getTime() === other.at.getTime() ? one.id > other.id : one.at > other.at
