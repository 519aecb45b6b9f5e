import { z } from 'zod'
import { BlogRef } from '../posts/blog-posts.schemas.ts'
import { readSources } from './read-source.kinds.ts'

export const BlogRead = BlogRef.extend({ act: z.enum(['read', 'end']), source: z.enum(readSources) })
export type BlogRead = z.infer<typeof BlogRead>

const count = z.number().int()
/** Of the last thirty days. */
export const ReadingStats = z.object({
  reads: count,
  ends: count,
  sources: z.array(z.object({ source: z.enum(readSources), reads: count })),
})
