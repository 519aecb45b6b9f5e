import { z } from 'zod'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { StorePerson } from '../members/members.schemas.ts'
import { StoreCard, StoreRef } from '../stores/stores.schemas.ts'
import { messageSides } from './message-side.kinds.ts'

const id = z.number().int()
const written = {
  text: z.string().trim().min(1, 'Escreva a mensagem.').max(3000),
  idempotency_key: z.uuid().optional(),
}
const paged = PageInput.pick({ page: true, per_page: true, show: true }).shape

export const StoreMessageInput = StoreRef.extend(written)
export type StoreMessageInput = z.infer<typeof StoreMessageInput>

export const StoreThreadRef = StoreRef.extend({ thread_id: rowId })
export type StoreThreadRef = z.infer<typeof StoreThreadRef>

export const StoreThreadInput = StoreThreadRef.extend(paged)
export type StoreThreadInput = z.infer<typeof StoreThreadInput>
export const OwnThreadInput = StoreRef.extend(paged)
export type OwnThreadInput = z.infer<typeof OwnThreadInput>

export const StoreReply = StoreThreadRef.extend(written)
export type StoreReply = z.infer<typeof StoreReply>

export const StoreThreadFilter = PageInput.extend(StoreRef.shape).extend({ unread: queryBoolean.optional() })
export type StoreThreadFilter = z.infer<typeof StoreThreadFilter>

export const StoreThreadCard = z.object({
  id,
  buyer: StorePerson,
  last_at: z.date(),
  /** The beginning of the last message, and whose it is. */
  last: z.object({ from: z.enum(messageSides), text: z.string() }),
  unread: id,
})
export type StoreThreadCard = z.infer<typeof StoreThreadCard>
export const StoreThreadPage = pageOf(StoreThreadCard)

export const StoreMessage = z.object({
  id,
  from: z.enum(messageSides),
  /** Of the store's side its name: who of it wrote is its affair, and said to itself alone. */
  author: z.string(),
  text: z.string(),
  created_at: z.date(),
})
export type StoreMessage = z.infer<typeof StoreMessage>
/** Newest first. */
export const StoreMessages = pageOf(StoreMessage)

export const StoreThread = z.object({ id, buyer: StorePerson, unread: id, messages: StoreMessages })
export type StoreThread = z.infer<typeof StoreThread>

/** The viewer's conversation with a store; without messages until one writes. */
export const OwnThread = z.object({
  store: StoreCard,
  unread: id,
  messages: StoreMessages,
  can: z.object({ write: z.boolean() }),
})
export type OwnThread = z.infer<typeof OwnThread>
