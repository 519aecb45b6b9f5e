import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { productStates } from '../products/product.kinds.ts'
import { StoreProduct } from '../products/products.schemas.ts'

const count = z.number().int()

/** `waits`: first publications and edits that wait for staff. `search` looks in product, store and code. */
export const StaffProductFilter = PageInput.extend({
  state: z.enum(productStates).optional(),
  waits: z.enum(['novo', 'edicao', 'qualquer']).optional(),
  store: z.string().max(80).optional(),
  order_by: z.enum(['waiting', 'created_at', 'name', 'sales']).default('waiting'),
})
export type StaffProductFilter = z.infer<typeof StaffProductFilter>

export const StaffProductCard = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  state: z.enum(productStates),
  hidden: z.boolean(),
  deleted: z.boolean(),
  highlighted: z.boolean(),
  photo: PhotoDocument.nullable(),
  category: z.string(),
  type: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  min_price: count,
  sales_count: count,
  /** Since when it waits for staff, and for what. */
  waiting_since: z.date().nullable(),
  waits: z.enum(['novo', 'edicao']).nullable(),
  created_at: z.date(),
})
export type StaffProductCard = z.infer<typeof StaffProductCard>
export const StaffProductPage = pageOf(StaffProductCard)

export const StaffProductRef = z.object({ id: rowId })
/** By the moment of its last change, so that nobody approves what they did not see. */
export const StaffProductApproval = StaffProductRef.extend({ seen: z.coerce.date() })
const reason = z.string().trim().min(5, 'Diga o motivo em uma frase: a loja vai ler.').max(500)
export const StaffProductReason = StaffProductRef.extend({ reason })
export const StaffHighlight = StaffProductRef.extend({ highlighted: z.boolean() })
export const StaffChangeRef = StaffProductRef.extend({ change_id: rowId })
export const StaffChangeRefusal = StaffChangeRef.extend({ reason })

export const StaffProduct = StoreProduct.extend({
  submitted_at: z.date().nullable(),
  deleted: z.boolean(),
  /** The last case of the moderation about it. */
  case_id: count.nullable(),
})
export type StaffProduct = z.infer<typeof StaffProduct>
