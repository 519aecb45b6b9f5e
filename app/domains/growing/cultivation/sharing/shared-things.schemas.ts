import { z } from 'zod'
import { PlantCard, PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { SpaceDetail } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { UpdateCard } from '#domains/garden/journal/updates/updates.schemas.ts'
import { pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'

export const SharedUpdate = UpdateCard.pick({
  id: true,
  kind: true,
  label: true,
  text: true,
  measures: true,
  doses: true,
  item: true,
  happened_at: true,
  edited_at: true,
  photos: true,
})
export type SharedUpdate = z.infer<typeof SharedUpdate>
export const SharedUpdatePage = pageOf(SharedUpdate)

const seen = {
  name: z.string(),
  description: z.string(),
  /** Both null when the link is discreet; the name is then a neutral one. */
  grower: z.string().nullable(),
  space_name: z.string().nullable(),
  photos: z.array(z.object({ document: PhotoDocument })),
  updates: SharedUpdatePage,
}

export const SharedPlant = PlantCard.pick({ plant_cycle: true, cycle_since: true, genetic: true, status: true })
  .extend(PlantDetail.pick({ started_on: true, cycle_history: true, wet_g: true, dry_g: true, cured_g: true }).shape)
  .extend({ kind: z.literal('plant'), ...seen })
export type SharedPlant = z.infer<typeof SharedPlant>

export const SharedSpace = z.object({
  kind: z.literal('space'),
  place_kind: SpaceDetail.shape.kind,
  figures: SpaceDetail.shape.figures,
  ...seen,
})
export type SharedSpace = z.infer<typeof SharedSpace>
