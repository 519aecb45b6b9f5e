import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'

type Sorting<Name extends string> = { order_by: Name; order_type?: 'asc' | 'desc' }

/** Names are read from A on; of anything else the newest or the most comes first. */
const upwards = ['name', 'nickname']

/**
 * The order that a list was asked for: `by` says what each `order_by` sorts, `tie` (an id) decides among equals, the newest
 * first, so that no page repeats a row of another.
 */
export function sorted<Name extends string>(
  { order_by, order_type }: Sorting<Name>,
  by: Record<Name, SQLWrapper>,
  tie: SQLWrapper,
): SQL[] {
  const direction = (order_type ?? (upwards.includes(order_by) ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return by[order_by] === tie ? [direction(tie)] : [direction(by[order_by]), desc(tie)]
}
