import type { Context } from '#platform/context.ts'
import { canUpdate } from '../plants/plants.policy.ts'
import { findPlant } from '../plants/plants.queries.ts'
import { findSpace } from '../spaces/spaces.queries.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateDetail } from './updates.schemas.ts'
import { listVersions } from './versions.ts'

/** One update; with what it said before, for those who may edit it. */
export async function showUpdateDetail(ctx: Context, id: number): Promise<UpdateDetail> {
  const update = await showUpdate(ctx, id)
  const { plant, space } = update
  const owned = plant ? await findPlant(ctx, String(plant.id)) : await findSpace(ctx, String(space?.id))
  const can = { update: canUpdate(ctx.viewer, owned) }
  return { ...update, versions: can.update ? await listVersions(ctx, id) : [], can }
}
