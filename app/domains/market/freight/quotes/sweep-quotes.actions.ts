import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { freight_quotes } from './freight-quotes.table.ts'

const A_DAY = 86_400_000

/** Quotes that were over a day ago: orders keep their own copy of what was offered. */
export async function sweepQuotes({ db, now }: Context): Promise<void> {
  await db.delete(freight_quotes).where(lt(freight_quotes.expires_at, new Date(now().getTime() - A_DAY)))
}
