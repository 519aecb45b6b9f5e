import { eq, inArray } from 'drizzle-orm'
import { type CupEdition, cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cup_prizes } from '#domains/contest/editions/prizes/cup-prizes.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { countOf } from './results/cup-count.queries.ts'
import { cup_results } from './results/cup-results.table.ts'
import { finalistsOf, standingOf } from './results/cup-standing.model.ts'
import { hashOfResult, signResult } from './results/result-signature.secrets.ts'

/** The finalists of an edition by its first round. */
export async function seedDemoFinalists(tx: Context, edition: CupEdition) {
  const uuids = finalistsOf(await countOf(tx, edition))
  await tx.db.update(cup_entries).set({ finalist: true }).where(inArray(cup_entries.uuid, uuids))
  await tx.db.update(cup_editions).set({ finalists_at: edition.final_at }).where(eq(cup_editions.id, edition.id))
}

/** The result of an edition that is over, published, with its prizes on their way. */
export async function seedDemoResult(tx: Context, edition: CupEdition, computed_by: number) {
  const count = await countOf(tx, edition)
  const standing = standingOf(count)
  const hash = hashOfResult({ count, standing })
  const on = new Date(edition.prizes_at.getTime() + DAY)
  await tx.db.insert(cup_results).values({
    ...{ edition_id: edition.id, version: 1, count, standing, hash },
    ...{ signature: signResult(tx.env.keys, hash), computed_by, created_at: on, published_at: on },
  })
  await tx.db.update(cup_editions).set({ show_results: true }).where(eq(cup_editions.id, edition.id))
  await tx.db.update(cup_prizes).set({ state: 'entregue' }).where(eq(cup_prizes.edition_id, edition.id))
}
