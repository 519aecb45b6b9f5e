import { z } from 'zod'

/** In words for the owner. */
export const AddedAccessList = z.object({ data: z.array(z.string()) })
export type AddedAccessList = z.infer<typeof AddedAccessList>

/** What else opens the account; null when nothing does. `token` opens the list, for an hour. */
export const PasswordReset = z.object({ review: z.object({ token: z.string(), data: z.array(z.string()) }).nullable() })
export type PasswordReset = z.infer<typeof PasswordReset>
