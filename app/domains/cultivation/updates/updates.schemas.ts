import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { PlantRef } from '../plants/plants.schemas.ts'

export const UpdateCreate = PlantRef.extend({
  text: z.string().trim().min(1).max(5000),
  /** Empty = now. */
  happened_at: z.iso.datetime({ offset: true, local: true }).optional(),
  photo_ids: z.array(z.coerce.number().int().positive()).max(10).default([]),
  idempotency_key: z.uuid().optional(),
})
export type UpdateCreate = z.infer<typeof UpdateCreate>

export const UpdateFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend(PlantRef.shape)
export type UpdateFilter = z.infer<typeof UpdateFilter>

export const UpdateRef = PlantRef.extend({ update_id: z.coerce.number().int().positive() })
export type UpdateRef = z.infer<typeof UpdateRef>

export const PlantUpdateCard = z.object({
  id: z.number().int(),
  kind: z.enum(['nota']),
  text: z.string(),
  happened_at: z.date(),
  user: z.object({ nickname: z.string() }),
  photos: z.array(z.object({ document: PhotoDocument })),
})
export type PlantUpdateCard = z.infer<typeof PlantUpdateCard>
