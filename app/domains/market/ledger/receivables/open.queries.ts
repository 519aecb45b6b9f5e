import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { receivables } from './receivables.table.ts'

/** Still to come or to be paid, and claimed by no payout. */
export const stillOpen = and(
  isNull(receivables.payout_id),
  or(eq(receivables.state, 'a_receber'), eq(receivables.state, 'disponivel')),
)

/** `dueOf` as SQL. */
export const due = sql<number>`${receivables.amount} - ${receivables.fee} - ${receivables.reversed}`
