import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedBps } from '../typed-bps.form.ts'
import { partnershipActs } from './partnership.kinds.ts'

/** A proposal as it is typed: the share in percent. */
export const PartnershipTyped = z.object({
  kind: z.enum(['user', 'store'], { error: 'Escolha se é uma pessoa ou uma loja.' }),
  partner: z.string('Escreva com quem.'),
  product: z.string().optional(),
  bps: typedBps,
  starts_on: typedDay,
  ends_on: typedDay.optional(),
  message: z.string().default(''),
})
export const VersionTyped = PartnershipTyped.pick({ bps: true, starts_on: true, ends_on: true })
export const ActTyped = z.object({ id: rowId, version: rowId.optional(), act: z.enum(partnershipActs) })
