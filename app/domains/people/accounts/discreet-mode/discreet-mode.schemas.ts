import { z } from 'zod'

/** Neutral site name and icon, on all of the user's devices. */
export const DiscreetMode = z.object({ discreet: z.boolean() })
export type DiscreetMode = z.infer<typeof DiscreetMode>
