import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

/** A path of this site or an https URL. */
const iconAddress = z
  .string()
  .trim()
  .max(300)
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s]+)$/,
    'Use um endereço do site, como /arte/ciclos/semente.svg, ou https://.',
  )

export const ItemInput = z.object({
  name: z.string().trim().min(1).max(60),
  icon_url: iconAddress.optional(),
  active: z.boolean().default(true),
})
export type ItemInput = z.infer<typeof ItemInput>

export const ItemRef = z.object({ id: rowId })
export const ItemEdit = ItemInput.extend({ opened: Opened })
export const ItemChange = ItemEdit.extend(ItemRef.shape)
export type ItemChange = z.infer<typeof ItemChange>
export const ItemMove = ItemRef.extend({ to: z.coerce.number().int().min(0).max(10_000) })

export const ItemFilter = PageInput.extend({
  active: queryBoolean.optional(),
  order_by: z.enum(['order', 'name']).default('order'),
})
export type ItemFilter = z.infer<typeof ItemFilter>

export const Item = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  order: z.number().int(),
  icon_url: z.string().nullable(),
  active: z.boolean(),
})
export type Item = z.infer<typeof Item>
export const ItemPage = pageOf(Item)

export const ItemDetail = Item.extend({
  usages: z.array(z.object({ count: z.number().int(), label: z.string(), consequence: z.string() })),
})
export type ItemDetail = z.infer<typeof ItemDetail>
