import { findPlant, findSpace } from '#domains/garden/garden/index.ts'
import { canUpdate } from '#domains/garden/garden/plants/plants.policy.ts'
import type { Context } from '#platform/context.ts'
import { sameLines } from '../acts/act-lines.queries.ts'
import { requirementsOfWritten } from '../acts/requirements.queries.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateDetail } from './updates.schemas.ts'
import { listVersions } from './versions.queries.ts'

/** One update; with its versions for viewers who may edit it. */
export async function showUpdateDetail(ctx: Context, id: number): Promise<UpdateDetail> {
  const update = await showUpdate(ctx, id)
  const { plant, space } = update
  const owned = plant ? await findPlant(ctx, String(plant.id)) : await findSpace(ctx, String(space?.id))
  const can = { update: canUpdate(ctx.viewer, owned) }
  const {
    required,
    optional,
    doses = false,
    textRequired = false,
    catalogue = null,
  } = await requirementsOfWritten(ctx, update)
  const asks = { required: [...required], optional: [...optional], doses, textRequired, catalogue }
  if (!can.update) return { ...update, asks, versions: [], same: [], can }
  const [versions, same] = await Promise.all([listVersions(ctx, id), sameLines(ctx, id)])
  return { ...update, asks, versions, same, can }
}
