import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { StorePerson, StoreTeam } from '../members/members.schemas.ts'
import { storeStates } from '../stores/store.kinds.ts'
import { StoreCard, StoreDesk, StoreRef } from '../stores/stores.schemas.ts'

export const StaffStoreFilter = PageInput.extend({
  state: z.enum(storeStates).optional(),
  order_by: z.enum(['name', 'created_at', 'submitted_at']).default('created_at'),
})
export type StaffStoreFilter = z.infer<typeof StaffStoreFilter>

export const StaffStoreCard = StoreCard.extend({
  state: z.enum(storeStates),
  owner: StorePerson.nullable(),
  submitted_at: z.date().nullable(),
  created_at: z.date(),
})
export type StaffStoreCard = z.infer<typeof StaffStoreCard>

/** With how many there are in each state. */
export const StaffStorePage = pageOf(StaffStoreCard).extend({
  counts: z.object(
    Object.fromEntries(storeStates.map((state) => [state, z.number().int()])) as Record<
      (typeof storeStates)[number],
      z.ZodInt
    >,
  ),
})
export type StaffStorePage = z.infer<typeof StaffStorePage>

export const StaffStore = z.object({
  store: StoreDesk,
  team: StoreTeam.shape.data,
  can: z.object({
    approve: z.boolean(),
    refuse: z.boolean(),
    suspend: z.boolean(),
    reopen: z.boolean(),
    bring_back: z.boolean(),
  }),
})
export type StaffStore = z.infer<typeof StaffStore>

/** A reason in words for the owner. */
export const StoreReason = StoreRef.extend({
  reason: z.string().trim().min(10, 'Escreva o motivo com as palavras que a loja vai ler.').max(500),
})
export type StoreReason = z.infer<typeof StoreReason>

export const StoreFee = StoreRef.extend({
  /** In basis points: 1000 is 10 %. Null: the platform's default. */
  platform_fee_bps: z.coerce.number().int().min(0).max(5000).nullable(),
  opened: Opened,
})
export type StoreFee = z.infer<typeof StoreFee>
