import { latestExportOf } from '#domains/people/privacy/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { GrowOverview, GrowRef } from './grow-export.schemas.ts'
import { MOST_AT_ONCE } from './grow-file.queries.ts'
import { countUpdates, findOwnGrow } from './own-grow.queries.ts'
import { GROW_PDF, isOf } from './requested-pdf.export.ts'

/** Size of an export, and its PDF when a job builds one. */
export async function showOverview(ctx: Context, ref: GrowRef): Promise<GrowOverview> {
  const { id } = signedIn(ctx)
  const grow = await findOwnGrow(ctx, ref, id)
  const updates = await countUpdates(ctx, grow)
  const latest = await latestExportOf(ctx, id, GROW_PDF)
  return {
    title: grow.title,
    name: grow.name,
    updates,
    large: updates > MOST_AT_ONCE,
    latest: latest && isOf(latest, grow.name) ? latest : null,
  }
}
