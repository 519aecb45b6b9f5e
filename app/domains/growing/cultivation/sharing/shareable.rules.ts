import { eq } from 'drizzle-orm'
import { findOwnPlant, findOwnSpace, findPlant, findSpace } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/ownership.policy.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ShareAbout } from './share-links.schemas.ts'
import { share_links } from './share-links.table.ts'

/**
 * Throws unless the viewer is the owner: 404 when they may not see it, 403 when it is not theirs. Staff may not share,
 * as with the privacy toggle. `lock` locks the row until commit, so that the limit of links is counted correctly.
 */
export async function demandShareable(
  ctx: Context,
  { target, id_or_slug }: ShareAbout,
  options: { lock?: boolean } = {},
) {
  const find = {
    plant: options.lock ? findOwnPlant : findPlant,
    space: options.lock ? findOwnSpace : findSpace,
  }[target]
  const thing = await find(ctx, id_or_slug)
  if (!isCreator(ctx.viewer, thing)) throw new AppError('forbidden', 'Só quem cultiva pode criar links de visita.')
  const about = target === 'plant' ? { plant_id: thing.id } : { space_id: thing.id }
  return { about, own: target === 'plant' ? eq(share_links.plant_id, thing.id) : eq(share_links.space_id, thing.id) }
}
