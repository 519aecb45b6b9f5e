import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { MOST_SHARED_BPS, partnershipActs, partnershipStates, versionStates } from './partnership.kinds.ts'

const id = z.number().int()
const amount = z.number().int()
const store = z.string().min(1).max(100)
const day = z.iso.date()

const shareBps = z.coerce
  .number('Escreva um número, como 20.')
  .int()
  .min(1, 'A parte é de pelo menos 0,01 %.')
  .max(MOST_SHARED_BPS, 'A parte é de no máximo 90 %.')

const agreed = { bps: shareBps, starts_on: typedDay, ends_on: typedDay.optional() }
const inOrder = ({ starts_on, ends_on }: { starts_on: string; ends_on?: string }) => !ends_on || ends_on >= starts_on
const wrongOrder = { path: ['ends_on'], error: 'O fim vem depois do começo.' }

/** `partner`: the nickname of a person, or the slug of a store. */
export const PartnershipFields = z.object({
  kind: z.enum(['user', 'store'], { error: 'Escolha se é uma pessoa ou uma loja.' }).default('user'),
  partner: z.string().trim().min(1).max(100),
  /** The slug of a product; none: all of them. */
  product: z.string().max(100).optional(),
  ...agreed,
  message: z.string().trim().max(1000).default(''),
})
export const PartnershipInput = PartnershipFields.extend({ store }).refine(inOrder, wrongOrder)
export type PartnershipInput = z.infer<typeof PartnershipInput>

export const PartnershipVersionFields = z.object(agreed)
export const PartnershipVersionInput = PartnershipVersionFields.extend({ store, id: rowId }).refine(inOrder, wrongOrder)
export type PartnershipVersionInput = z.infer<typeof PartnershipVersionInput>

/** `version`: the one that is answered; ending ends whatever holds. */
const answer = z.object({ id: rowId, version: rowId.optional(), act: z.enum(partnershipActs) })
const saysWhich = ({ act, version }: Pick<z.infer<typeof answer>, 'act' | 'version'>) =>
  act === 'encerrar' || version !== undefined
const unsaid = { path: ['version'], error: 'Diga qual versão da proposta você responde.' }
export const PartnershipAnswer = answer.refine(saysWhich, unsaid)
export type PartnershipAnswer = z.infer<typeof PartnershipAnswer>
export const StorePartnershipAnswer = answer.extend({ store }).refine(saysWhich, unsaid)
export type StorePartnershipAnswer = z.infer<typeof StorePartnershipAnswer>
export const PartnershipStoreRef = z.object({ store })

export const PartnershipVersionView = z.object({
  version: id,
  bps: id,
  starts_on: day,
  ends_on: day.nullable(),
  state: z.enum(versionStates),
  proposed_by: z.string(),
  proposed_at: z.date(),
  answered_at: z.date().nullable(),
})

export const Partnership = z.object({
  id,
  state: z.enum(partnershipStates),
  /** Who shares. */
  store: z.object({ slug: z.string(), name: z.string() }),
  /** With whom: the name of a store or a nickname. */
  partner: z.object({ kind: z.enum(['user', 'store']), name: z.string(), slug: z.string().nullable() }),
  product: z.object({ slug: z.string(), name: z.string() }).nullable(),
  message: z.string(),
  ends_at: z.date().nullable(),
  /** Agreed to and in force today. */
  in_force: PartnershipVersionView.nullable(),
  /** Waits for an answer. */
  proposed: PartnershipVersionView.nullable(),
  /** All of them, the newest first. */
  versions: z.array(PartnershipVersionView),
  /** What came of it, for the partner: sold by the store, the partner's part, and what of it went back. */
  sales: id,
  sold_amount: amount,
  earned_amount: amount,
  returned_amount: amount,
  created_at: z.date(),
  can: z.object({ acts: z.array(z.enum(partnershipActs)), change: z.boolean() }),
})
export type Partnership = z.infer<typeof Partnership>

export const OwnPartnerships = z.object({ data: z.array(Partnership) })
/** What the store proposed, and what other stores proposed to it. */
export const StorePartnerships = z.object({
  sent: z.array(Partnership),
  received: z.array(Partnership),
  can: z.object({ edit: z.boolean() }),
})
export type StorePartnerships = z.infer<typeof StorePartnerships>
