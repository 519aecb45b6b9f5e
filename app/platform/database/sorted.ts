import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'

type Sorting<Name extends string> = { order_by: Name; order_type?: 'asc' | 'desc' }

/** Default direction: names ascending, everything else descending. */
const ascending = ['name', 'nickname']

/**
 * The ORDER BY of a list request: `by` maps each `order_by` to its column; `tie` (an id, descending) breaks ties, so
 * that no row repeats across pages.
 */
export function sorted<Name extends string>(
  { order_by, order_type }: Sorting<Name>,
  by: Record<Name, SQLWrapper>,
  tie: SQLWrapper,
): SQL[] {
  const direction = (order_type ?? (ascending.includes(order_by) ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return by[order_by] === tie ? [direction(tie)] : [direction(by[order_by]), desc(tie)]
}
