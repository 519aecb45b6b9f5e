import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { IconChoice } from '../icon.schemas.ts'
import { productKinds } from './product-type.kinds.ts'

export const ProductTypeInput = z.object({
  name: z.string().trim().min(1).max(60),
  kind: z.enum(productKinds),
  icon: IconChoice,
  active: z.boolean().default(true),
})
export type ProductTypeInput = z.infer<typeof ProductTypeInput>

export const ProductTypeRef = z.object({ id: rowId })
export const ProductTypeChange = ProductTypeInput.extend({ ...ProductTypeRef.shape, opened: Opened })
export type ProductTypeChange = z.infer<typeof ProductTypeChange>
/** To this place of the list; 0 is the first. */
export const ProductTypeMove = ProductTypeRef.extend({ to: z.coerce.number().int().min(0).max(1000) })

export const ProductType = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(productKinds),
  icon: z.string().nullable(),
  active: z.boolean(),
  /** Products of it, in any state but deleted. */
  products_count: z.number().int(),
})
export type ProductType = z.infer<typeof ProductType>
export const ProductTypeList = z.object({ data: z.array(ProductType) })
