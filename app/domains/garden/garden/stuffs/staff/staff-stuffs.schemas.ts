import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'

const id = z.number().int()
const typeId = z.coerce.number().int().min(1).max(9)

export const StaffStuffFilter = PageInput.extend({
  stuff_type_id: typeId.optional(),
  private: z.enum(['true', 'false']).optional(),
  order_by: z.enum(['created_at', 'name', 'nickname']).default('created_at'),
})
export type StaffStuffFilter = z.infer<typeof StaffStuffFilter>

/** An item in the staff list, without the price, which only its owner sees. */
export const StaffStuff = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  stuff_type_id: id,
  quantity: id,
  private: z.boolean(),
  nickname: z.string(),
  created_at: z.date(),
})
export type StaffStuff = z.infer<typeof StaffStuff>
export const StaffStuffPage = pageOf(StaffStuff)

/** A type with its usages. */
export const StuffTypeState = z.object({
  stuff_type_id: id,
  name: z.string(),
  open: z.boolean(),
  items: id,
  growers: id,
})
export const StuffTypeStates = z.object({ data: z.array(StuffTypeState) })
export const StuffTypeChange = z.object({ stuff_type_id: typeId, open: z.boolean() })
export type StuffTypeChange = z.infer<typeof StuffTypeChange>

export const OpenTypes = z.object({ data: z.array(id) })
