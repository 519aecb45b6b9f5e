import { findEdition } from '#domains/contest/editions/index.ts'
import type { Context } from '#platform/context.ts'
import { countOf } from './cup-count.queries.ts'
import { noResult, publishedOf } from './cup-results.queries.ts'

/**
 * The published list: all that is counted, with the result and its signature. Whoever has a receipt finds the vote in it, and
 * `npm run recount -- <file>` comes to the same result from it alone.
 */
export async function recountFile(ctx: Context, ref: { slug: string }): Promise<File> {
  const edition = await findEdition(ctx, ref)
  const [newest] = await publishedOf(ctx, edition)
  if (!newest) throw noResult()
  const { version, standing, hash, signature } = newest
  const text = JSON.stringify({ count: await countOf(ctx, edition), version, standing, hash, signature }, null, 1)
  return new File([text], `apuracao-${edition.slug}.json`, { type: 'application/json' })
}
