import { z } from 'zod'

export const ShopAddressPage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export type ShopAddressPage = z.infer<typeof ShopAddressPage>
export const ShopAddresses = z.object({
  /** '/loja/estufa-da-vila/vaso-de-feltro'; of a store without what follows. */
  data: z.array(z.object({ path: z.string(), updated_at: z.date() })),
  total: z.number().int(),
})
