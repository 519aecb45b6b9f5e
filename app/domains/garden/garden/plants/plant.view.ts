import { photoView } from '#shared/photo-view.ts'
import { specLine } from '../stuffs/spec.words.ts'
import type { PlantCard, PlantDetail } from './plants.schemas.ts'
import { partOf } from './setup-parts.kinds.ts'

export type PlantView = ReturnType<typeof plantView>

/** View model of a plant's page: its set-up as text, and only those fields of linked things that the links need. */
export const plantView = ({ setup, photos, cycle_history, space, created_by: _, ...plant }: PlantDetail) => ({
  ...plant,
  photos: photos.map(({ document }) => photoView(document)),
  space: space && { slug: space.slug, name: space.name },
  cycle_history: cycle_history.map(({ id, on, plant_cycle: { name, more_infos } }) => ({
    id,
    on,
    plant_cycle: { name, more_infos },
  })),
  setup: setup.map(({ role, stuff: { slug, name, stuff_type_id, specs } }) => ({
    slug,
    name,
    part: partOf(role).title,
    words: specLine(stuff_type_id, specs),
  })),
})

export type PlantThumb = ReturnType<typeof thumbView>

/** What a small picture of a plant shows: its first photo, name and day. */
export const thumbView = ({ id, slug, name, photos, plant_cycle, cycle_since }: PlantCard) => ({
  id,
  slug,
  name,
  plant_cycle,
  cycle_since,
  photo: photos[0] ? photoView(photos[0].document) : null,
})
