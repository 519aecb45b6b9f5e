import { specLine } from '../stuffs/components/spec-text.ts'
import type { PlantDetail } from './plants.schemas.ts'
import { partOf } from './setup-parts.ts'

export type ToldPlant = ReturnType<typeof toldPlant>

/** A plant as its page shows it: its set-up in words. */
export const toldPlant = ({ setup, ...plant }: PlantDetail) => ({
  ...plant,
  setup: setup.map(({ role, stuff: { slug, name, stuff_type_id, specs } }) => ({
    slug,
    name,
    part: partOf(role).title,
    words: specLine(stuff_type_id, specs),
  })),
})
