import { z } from 'zod'
import { FreightConnection } from '../desk/freight-desk.schemas.ts'

export const ConnectionStart = z.object({ url: z.string(), sandbox: z.boolean() })
export type ConnectionStart = z.infer<typeof ConnectionStart>

export const ConnectionState = z.object({ state: z.string().min(1).max(1000) })
export type ConnectionState = z.infer<typeof ConnectionState>

export const ConnectionApply = ConnectionState.extend({ code: z.string().min(1).max(4000) })
export type ConnectionApply = z.infer<typeof ConnectionApply>

export const ConnectionReturn = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  connection: FreightConnection,
  /** Where parcels leave from. */
  city: z.string().nullable(),
})
export type ConnectionReturn = z.infer<typeof ConnectionReturn>
