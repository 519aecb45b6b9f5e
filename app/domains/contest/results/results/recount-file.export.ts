import { eq } from 'drizzle-orm'
import { findEdition } from '#domains/contest/editions/index.ts'
import type { Context } from '#platform/context.ts'
import { noResult, publishedOf } from './cup-results.queries.ts'
import { cup_results } from './cup-results.table.ts'

/**
 * The published list: all that is counted, with the result and its signature. Whoever has a receipt finds the vote in it, and
 * `npm run recount -- <file>` comes to the same result from it alone.
 */
export async function recountFile(ctx: Context, ref: { slug: string }): Promise<File> {
  const edition = await findEdition(ctx, ref)
  const [newest] = await publishedOf(ctx, edition)
  if (!newest) throw noResult()
  const [counted] = await ctx.db
    .select({ count: cup_results.count })
    .from(cup_results)
    .where(eq(cup_results.id, newest.id))
  const { version, standing, hash, signature } = newest
  const text = JSON.stringify({ ...counted, version, standing, hash, signature }, null, 1)
  return new File([text], `apuracao-${edition.slug}.json`, { type: 'application/json' })
}
