import { z } from 'zod'

/** What a page needs to show a photo: URLs by width (px, ascending), and a blurred placeholder as a data URL. */
export const PhotoDocument = z.object({
  id: z.number().int(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  sizes: z.array(z.object({ width: z.number().int(), url: z.string() })),
})
export type PhotoDocument = z.infer<typeof PhotoDocument>
