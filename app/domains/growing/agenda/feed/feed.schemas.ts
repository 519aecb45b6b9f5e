import { z } from 'zod'

/** The secret URL; null while off. */
export const Feed = z.object({ url: z.string().nullable(), discreet: z.boolean() })
export type Feed = z.infer<typeof Feed>

export const FeedChange = z.object({ discreet: z.boolean() })
export type FeedChange = z.infer<typeof FeedChange>

export const FeedRef = z.object({ token: z.string().min(1).max(100) })
export const FeedFile = z.object({ ics: z.string() })
