import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { PlantRef } from '../plants/plants.schemas.ts'

export const AlbumFilter = PageInput.pick({ page: true, per_page: true, show: true, order_type: true }).extend(
  PlantRef.shape,
)
export type AlbumFilter = z.infer<typeof AlbumFilter>

/** A photo of a plant, its own or of an update, on the day on which it was taken. */
export const AlbumPhoto = z.object({
  document: PhotoDocument,
  taken_at: z.date(),
  /** Day 1 is the day on which the plant began. */
  day: z.number().int(),
  update_id: z.number().int().nullable(),
})
export type AlbumPhoto = z.infer<typeof AlbumPhoto>
