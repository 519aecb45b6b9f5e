import { z } from 'zod'
import { Cep } from '#domains/people/accounts/registration-confirmation/registration-confirmation.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { PickupPoint } from '../pickups/pickup-points.schemas.ts'
import { freightKinds } from '../quotes/quote.kinds.ts'
import { FreightStoreRef, FreightTableCard } from '../tables/freight-tables.schemas.ts'

const count = z.number().int()

/** The store's account at Melhor Envio, as its members see it: never a token. */
export const FreightConnection = z.object({
  /** This site has its application there. */
  configured: z.boolean(),
  /** Prices and labels of trial, not of real parcels. */
  sandbox: z.boolean(),
  state: z.enum(['desligada', 'ligada', 'caida']),
  connected_at: z.date().nullable(),
  by: z.string().nullable(),
  from_cep: z.string().nullable(),
})
export type FreightConnection = z.infer<typeof FreightConnection>

export const FreightDesk = z.object({
  tables: z.array(FreightTableCard),
  pickups: z.array(PickupPoint),
  connection: FreightConnection,
  /** Products on sale that must be sent, and whether there is any way of sending them. */
  shipped_products: count,
  can_send: z.boolean(),
  can: z.object({ manage: z.boolean() }),
})
export type FreightDesk = z.infer<typeof FreightDesk>

/** What was not offered, and why; `again`: a disturbance that may be over soon. */
export const FreightLeftOut = z.object({ name: z.string(), reason: z.string(), again: z.boolean() })

export const FreightOption = z.object({
  key: z.string(),
  kind: z.enum(freightKinds),
  name: z.string(),
  price: count,
  days_min: count.nullable(),
  days_max: count.nullable(),
  note: z.string(),
})

export const FreightTrialInput = FreightStoreRef.extend({
  cep: Cep,
  variant_id: rowId,
  quantity: z.coerce.number().int().min(1).max(50).default(1),
})
export type FreightTrialInput = z.infer<typeof FreightTrialInput>

export const FreightTrial = z.object({
  options: z.array(FreightOption),
  left_out: z.array(FreightLeftOut),
  place: z.string().nullable(),
  /** What counts: the weight, or the size when that is more. */
  real_grams: count,
  charged_grams: count,
  parcels: count.nullable(),
})
export type FreightTrial = z.infer<typeof FreightTrial>

export const FreightThing = z.object({ variant_id: count, name: z.string() })
export const FreightThings = z.object({ data: z.array(FreightThing) })
