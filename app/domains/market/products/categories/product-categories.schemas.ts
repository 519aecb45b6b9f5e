import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { IconChoice } from '../icon.schemas.ts'

export const CategoryInput = z.object({
  name: z.string().trim().min(1).max(60),
  parent_id: rowId.nullable().default(null),
  icon: IconChoice,
  active: z.boolean().default(true),
})
export type CategoryInput = z.infer<typeof CategoryInput>

export const CategoryRef = z.object({ id: rowId })
export const CategoryChange = CategoryInput.extend({ ...CategoryRef.shape, opened: Opened })
export type CategoryChange = z.infer<typeof CategoryChange>
/** To this place among its siblings; 0 is the first. */
export const CategoryMove = CategoryRef.extend({ to: z.coerce.number().int().min(0).max(1000) })

/** In the order of a tree read from the top: each after its parent. */
export const Category = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  parent_id: z.number().int().nullable(),
  depth: z.number().int(),
  icon: z.string().nullable(),
  active: z.boolean(),
  /** Products in it and below it: for everybody those that are seen, for staff all but the deleted. */
  products_count: z.number().int(),
})
export type Category = z.infer<typeof Category>
export const CategoryList = z.object({ data: z.array(Category) })
