import { z } from 'zod'

const kind = z.enum(['same', 'added', 'removed'])

/** What `compare` says of two texts, a paragraph each. */
export const Difference = z.array(
  z.object({ kind: z.enum([...kind.options, 'changed']), parts: z.array(z.object({ kind, text: z.string() })) }),
)
