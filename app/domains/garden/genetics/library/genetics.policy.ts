import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { can, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import { type Genetic, genetics } from './genetics.table.ts'

type Owned = Pick<Genetic, 'private' | 'created_by' | 'deleted_at'> & Partial<Pick<Genetic, 'proposed_at'>>

export const isCurator = (viewer: PolicyViewer) => can(viewer, 'genetics.manage')
export const isCreator = (viewer: Viewer, { created_by }: Pick<Owned, 'created_by'>) => viewer?.id === created_by

/** What is shared is the library's: staff keeps it, whoever wrote it. What is proposed, both. */
export const canUpdate = (viewer: Viewer, genetic: Owned) =>
  !genetic.deleted_at &&
  ((genetic.private && isCreator(viewer, genetic)) ||
    (isCurator(viewer) && (!genetic.private || !!genetic.proposed_at)))

/** Shared ones everybody; a grower their own; staff what they are asked to share. */
export const canSee = (viewer: Viewer, genetic: Owned) =>
  !genetic.deleted_at && (!genetic.private || isCreator(viewer, genetic) || canUpdate(viewer, genetic))

/** `canSee` as SQL, also of an aliased table. */
export function visibleIn(table: typeof genetics, viewer: PolicyViewer): SQL | undefined {
  const mine = viewer ? eq(table.created_by, viewer.id) : undefined
  const asked = isCurator(viewer) ? isNotNull(table.proposed_at) : undefined
  return and(isNull(table.deleted_at), or(eq(table.private, false), mine, asked))
}
export const visibleTo = (viewer: PolicyViewer) => visibleIn(genetics, viewer)
