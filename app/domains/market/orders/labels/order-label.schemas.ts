import { z } from 'zod'
import { labelStates } from '#domains/market/freight/labels/label.kinds.ts'

const count = z.number().int()

/** Bought at Melhor Envio from the store's balance; one paper for each parcel. `price`: centavos. */
export const OrderLabel = z.object({
  state: z.enum(labelStates),
  service_name: z.string(),
  price: count,
  reason: z.string().nullable(),
  parcels: z.array(z.object({ id: count, tracking_code: z.string().nullable(), print_url: z.string().nullable() })),
})
export type OrderLabel = z.infer<typeof OrderLabel>
