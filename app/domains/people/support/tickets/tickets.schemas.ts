import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { written } from '#shared/written.ts'
import { topics } from '../contacts/topic.kinds.ts'
import { landings } from '../leads/landing.kinds.ts'
import { LeadProof } from '../leads/leads.schemas.ts'
import { ticketStates } from './ticket-state.kinds.ts'

const id = z.number().int()
const text = written(1, 'Escreva a mensagem.', 5000)
const file_ids = z.array(rowId).max(5).default([])
const idempotency_key = z.uuid().optional()

/** `token`: of the mailed link, for senders without an account. */
export const TicketRef = z.object({ uuid: z.uuid(), token: z.string().max(100).optional() })
export type TicketRef = z.infer<typeof TicketRef>

export const TicketFileRef = TicketRef.extend({ file: rowId })
export type TicketFileRef = z.infer<typeof TicketFileRef>

export const TicketReply = TicketRef.extend({ text, file_ids, idempotency_key })
export type TicketReply = z.infer<typeof TicketReply>

export const TicketAnswer = z.object({
  uuid: z.uuid(),
  text,
  file_ids,
  /** The state after this answer. */
  state: z.enum(['respondido', 'aguardando_pessoa', 'resolvido']).default('respondido'),
  /** Id of the last message on screen: a newer answer of the team is reported in `meanwhile`. */
  seen: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  idempotency_key,
})
export type TicketAnswer = z.infer<typeof TicketAnswer>

export const TicketNote = z.object({ uuid: z.uuid(), text, idempotency_key })
export type TicketNote = z.infer<typeof TicketNote>

/** `assigned_to`: a user id, or empty for nobody. */
export const TicketChange = z.object({
  uuid: z.uuid(),
  state: z.enum(ticketStates),
  assigned_to: rowId.nullable().default(null),
  opened: Opened,
})
export type TicketChange = z.infer<typeof TicketChange>

export const TicketCard = z.object({
  uuid: z.uuid(),
  protocol: z.string(),
  subject: z.string(),
  topic: z.enum(topics),
  state: z.enum(ticketStates),
  created_at: z.date(),
  last_at: z.date(),
})
export type TicketCard = z.infer<typeof TicketCard>
export const TicketPage = pageOf(TicketCard)

export const MyTicketFilter = PageInput.pick({ page: true, per_page: true, show: true })
export type MyTicketFilter = z.infer<typeof MyTicketFilter>

export const QueueFilter = PageInput.extend({
  state: z.enum(ticketStates).optional(),
  topic: z.enum(topics).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Came by this page. */
  landing: z.enum(landings).optional(),
  /** Wrote again after an answer. */
  again: z.enum(['sim']).optional(),
  /** Came on this day or later. */
  since: typedDay.optional(),
  order_by: z.enum(['due', 'created_at', 'last_at', 'name']).default('due'),
})
export type QueueFilter = z.infer<typeof QueueFilter>

const Person = z.object({ id, nickname: z.string() })

export const QueueCard = TicketCard.extend({
  name: z.string(),
  email: z.string(),
  assigned: Person.nullable(),
  /** Who came by a landing page: which, and what they agreed to. */
  lead: LeadProof.nullable(),
  /** Whole days since the message that the team has not answered; null when none waits. */
  waiting_days: z.number().int().nullable(),
  /** What waits came after an answer. */
  asked_again: z.boolean(),
})
export type QueueCard = z.infer<typeof QueueCard>
export const QueuePage = pageOf(QueueCard)

export const ThreadMessage = z.object({
  /** 0 is the message that opened the ticket. */
  id,
  from: z.enum(['person', 'staff', 'note']),
  author: z.string(),
  text: z.string(),
  created_at: z.date(),
  files: z.array(z.object({ id, name: z.string(), kind: z.enum(['pdf', 'photo']) })),
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

export const Ticket = TicketCard.extend({
  messages: z.array(ThreadMessage),
  reopen_until: z.date().nullable(),
  can: z.object({ reply: z.boolean(), attach: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
  /** Only for the team. */
  staff: QueueCard.pick({ name: true, email: true, assigned: true, waiting_days: true, asked_again: true, lead: true })
    .extend({
      /** Of the account whose conversation it is. */
      nickname: z.string().nullable(),
      /** Written with that account, and not without one from its address. */
      signed_in: z.boolean(),
      /** Of the same address; nothing for who reads one page's alone. */
      others: z
        .object({
          total: z.number().int(),
          newest: z.array(TicketCard.pick({ uuid: true, subject: true, state: true })),
        })
        .nullable(),
      team: z.array(Person),
    })
    .nullable(),
})
export type Ticket = z.infer<typeof Ticket>

export const Answered = z.object({
  ticket: Ticket,
  /** Nickname of a team member who also answered since `seen`; else null. */
  meanwhile: z.string().nullable(),
})
export type Answered = z.infer<typeof Answered>
