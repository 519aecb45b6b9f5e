import { z } from 'zod'
import { PhotoDocument } from './photo-document.ts'

/** What a page needs to show a video; without a poster, a drawing of ours stands for it. */
export const VideoDocument = z.object({
  id: z.number().int(),
  url: z.string(),
  type: z.enum(['video/mp4', 'video/webm']),
  width: z.number().int(),
  height: z.number().int(),
  duration_s: z.number(),
  poster: PhotoDocument.nullable(),
})
export type VideoDocument = z.infer<typeof VideoDocument>
