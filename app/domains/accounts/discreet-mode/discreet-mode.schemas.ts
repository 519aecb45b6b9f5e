import { z } from 'zod'

/** The site under another name and icon, on every device of the person. */
export const DiscreetMode = z.object({ discreet: z.boolean() })
export type DiscreetMode = z.infer<typeof DiscreetMode>
