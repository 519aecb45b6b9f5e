import { z } from 'zod'
import { ufs } from '#shared/brazil.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { FreightStoreRef } from '../tables/freight-tables.schemas.ts'

const line = (max: number) => z.string().trim().min(1).max(max)

export const PickupPointInput = z.object({
  name: line(60),
  address: line(200),
  city: line(80),
  uf: z.enum(ufs, { error: 'Escolha o estado.' }),
  hours: line(200),
  active: z.boolean().default(true),
})
export const PickupPointRef = FreightStoreRef.extend({ id: rowId })
export type PickupPointRef = z.infer<typeof PickupPointRef>
export const PickupPointCreate = FreightStoreRef.extend(PickupPointInput.shape)
export type PickupPointCreate = z.infer<typeof PickupPointCreate>
export const PickupPointChange = PickupPointRef.extend({ ...PickupPointInput.shape, opened: Opened })
export type PickupPointChange = z.infer<typeof PickupPointChange>

export const PickupPoint = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  uf: z.string(),
  hours: z.string(),
  active: z.boolean(),
})
export type PickupPoint = z.infer<typeof PickupPoint>
