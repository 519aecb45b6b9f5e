import { z } from 'zod'
import { PhotoDocument } from '#shared/photo-document.ts'
import { Embeds } from '../embeds/embeds.schemas.ts'
import { RichText } from './rich-text.schemas.ts'

/** A text with what it takes to show it. */
export const ShownText = z.object({
  document: RichText,
  /** Its pictures, by id. */
  photos: z.record(z.string(), PhotoDocument),
  embeds: Embeds,
})
export type ShownText = z.infer<typeof ShownText>
