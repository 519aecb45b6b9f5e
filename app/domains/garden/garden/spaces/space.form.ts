import type { SpaceDetail, SpaceFields } from './spaces.schemas.ts'

/** A space as its form sends it. */
export const spaceFields = (space: SpaceDetail): SpaceFields => ({
  name: space.name,
  kind: space.kind,
  width_cm: space.width_cm ?? undefined,
  depth_cm: space.depth_cm ?? undefined,
  height_cm: space.height_cm ?? undefined,
  leaf_offset: space.leaf_offset ?? undefined,
  description: space.description,
  private: space.private,
  photo_ids: space.photos.map(({ document }) => document.id),
})
