import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { update_doses, update_photos, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'

/** Two updates of a plant in a hidden tent, one with doses, EC and a photo. */
export async function aGrow(ctx: Context) {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Quarto da vovó' })
  const plant = await aPlant(ctx, {
    created_by: grower.id,
    space_id: space.id,
    name: 'Maçã verde',
    genetic_name: 'Paçoca nº 5',
    status: 'colhida',
    ended_on: '2026-11-01',
    wet_g: 400,
    dry_g: 0,
  })
  const of = { plant_id: plant.id, space_id: space.id, created_by: grower.id }
  const [fed] = await ctx.db
    .insert(updates)
    .values([
      {
        ...of,
        kind: 'rega-alimentacao',
        text: 'Ração; "cheia" de nutrição',
        measures: { volume_ml: { value: 1500 }, ec: { value: 1.45, scale: 'ppm500' }, temperature: { value: 0 } },
        happened_at: new Date('2026-10-10T12:30:00Z'),
      },
      { ...of, kind: 'nota', text: '=SOMA(1;1)', happened_at: new Date('2026-10-12T12:00:00Z') },
      { ...of, kind: 'nota', text: 'apagada', happened_at: new Date('2026-10-12T13:00:00Z'), deleted_at: ctx.now() },
      { ...of, plant_id: null, kind: 'limpeza', text: 'Lavei o chão', happened_at: new Date('2026-10-11T12:00:00Z') },
    ])
    .returning()
  const update_id = fed?.id ?? 0
  await ctx.db.insert(update_doses).values({ update_id, position: 0, name: 'Bloom', amount: 2.5, unit: 'ml/L' })
  const photo = await aPhoto(ctx, { created_by: grower.id, attached: true })
  await ctx.db.insert(update_photos).values({ update_id, file_id: photo.id, position: 0 })
  return { grower, space, plant, photo, update_id }
}
