import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { storeActs } from './store-log.kinds.ts'

export const StoreLogFilter = StoreRef.extend(PageInput.pick({ page: true, per_page: true, show: true }).shape)
export type StoreLogFilter = z.infer<typeof StoreLogFilter>

export const StoreLogEntry = z.object({
  id: z.number().int(),
  act: z.enum(storeActs),
  /** Nickname; null: somebody who left, or our team. */
  by: z.string().nullable(),
  by_staff: z.boolean(),
  about: z.string().nullable(),
  detail: z.string().nullable(),
  created_at: z.date(),
})
export type StoreLogEntry = z.infer<typeof StoreLogEntry>
export const StoreLogPage = pageOf(StoreLogEntry)
