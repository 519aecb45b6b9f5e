import { z } from 'zod'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { SpaceRef } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { PageInput } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { typedMoment } from '#shared/typed-day.ts'

export const AlbumFilter = PageInput.pick({ page: true, per_page: true, show: true, order_type: true }).extend({
  ...PlantRef.shape,
  /** Only what was uploaded before that moment, whenever it was taken. */
  added_before: typedMoment.optional(),
})
export type AlbumFilter = z.infer<typeof AlbumFilter>

/** A photo of a plant or of an update, by the day it was taken. */
export const AlbumPhoto = z.object({
  document: PhotoDocument,
  taken_at: z.date(),
  /** Day 1 is the plant's first day. */
  day: z.number().int(),
  update_id: z.number().int().nullable(),
})
export type AlbumPhoto = z.infer<typeof AlbumPhoto>

/** Sent twice with its key it is one copy. */
export const PhotoCopy = PlantRef.extend({ photo_id: rowId, idempotency_key: z.uuid().optional() })
export type PhotoCopy = z.infer<typeof PhotoCopy>

export const SpaceAlbumFilter = AlbumFilter.omit({ id_or_slug: true, added_before: true }).extend(SpaceRef.shape)
export type SpaceAlbumFilter = z.infer<typeof SpaceAlbumFilter>

/** A photo of a space, of an update or of a plant in it. */
export const SpacePhoto = AlbumPhoto.omit({ day: true }).extend({
  plant: z.object({ slug: z.string(), name: z.string() }).nullable(),
})
export type SpacePhoto = z.infer<typeof SpacePhoto>
