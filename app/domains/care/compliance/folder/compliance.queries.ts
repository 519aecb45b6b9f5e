import { and, eq, isNull } from 'drizzle-orm'
import { listOwnEvidence } from '#domains/care/evidence/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { plantLimitOf } from '#domains/people/accounts/documents/plant-limit.model.ts'
import { listDocuments } from '#domains/people/accounts/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { ComplianceFolder } from './compliance.schemas.ts'

/** Of the viewer alone. */
export async function showFolder(ctx: Context): Promise<ComplianceFolder> {
  const alive = and(eq(plants.created_by, signedIn(ctx).id), eq(plants.status, 'viva'), isNull(plants.deleted_at))
  const [{ data }, living, records] = await Promise.all([
    listDocuments(ctx),
    ctx.db.$count(plants, alive),
    listOwnEvidence(ctx),
  ])
  const documents = data.filter(({ kind }) => kind !== 'identity')
  return { documents, limit: plantLimitOf(documents), living, records }
}
