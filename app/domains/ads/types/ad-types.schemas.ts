import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

const pixels = z.coerce.number().int().min(50).max(2000)

export const AdTypeInput = z.object({
  name: z.string().trim().min(1).max(60),
  slug: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens, como banca-topo.'),
  width: pixels,
  height: pixels,
  active: z.boolean().default(true),
})
export type AdTypeInput = z.infer<typeof AdTypeInput>

export const AdTypeRef = z.object({ id: rowId })
export const AdTypeChange = AdTypeInput.extend({ ...AdTypeRef.shape, opened: Opened })
export type AdTypeChange = z.infer<typeof AdTypeChange>

export const AdTypeFilter = PageInput.extend({
  active: queryBoolean.optional(),
  order_by: z.enum(['name', 'slug']).default('name'),
})
export type AdTypeFilter = z.infer<typeof AdTypeFilter>

export const AdType = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  active: z.boolean(),
  /** How many ads are of this type. */
  ads_count: z.number().int(),
})
export type AdType = z.infer<typeof AdType>
export const AdTypePage = pageOf(AdType)
