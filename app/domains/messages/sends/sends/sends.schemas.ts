import { z } from 'zod'
import { templateStates } from '#domains/messages/whatsapp/templates/template-state.kinds.ts'
import { userTypes } from '#domains/people/accounts/users/users.table.ts'
import { addressedChannels } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { Audience } from '../audience/audience.schemas.ts'
import { recipientStates } from './recipient.kinds.ts'
import { destinations, sendPeriods, sendStates } from './send.kinds.ts'

const id = z.number().int()
const count = z.number().int()

export const SendRef = z.object({ id: rowId })

const fields = {
  name: z.string().trim().min(1).max(80),
  /** The words of this send, one line: `{{2}}` of its text. */
  text: z.string().trim().max(300).default(''),
  /** What has not left when this day of São Paulo ends does not leave. */
  last_day: typedDay.nullable().default(null),
  idempotency_key: z.uuid().optional(),
}

export const WhatsAppSendInput = Audience.omit({ channel_ids: true }).extend({ ...fields, template_id: rowId })
export type WhatsAppSendInput = z.infer<typeof WhatsAppSendInput>

export const DiscordSendInput = Audience.extend({
  ...fields,
  message_id: rowId,
  destination: z.enum(destinations).default('channels'),
})
export type DiscordSendInput = z.infer<typeof DiscordSendInput>

/** Of a draft; who changes it at the same moment as another keeps what they touched. */
const draft = { id: rowId, opened: Opened }
export const WhatsAppSendChange = WhatsAppSendInput.omit({ idempotency_key: true }).extend(draft)
export type WhatsAppSendChange = z.infer<typeof WhatsAppSendChange>
export const DiscordSendChange = DiscordSendInput.omit({ idempotency_key: true }).extend(draft)
export type DiscordSendChange = z.infer<typeof DiscordSendChange>

/** `opened`: what its page showed of a draft. One that another changed meanwhile does not begin. */
export const SendStart = SendRef.extend({ opened: Opened })
export type SendStart = z.infer<typeof SendStart>

export const SendFilter = PageInput.extend({
  order_by: z.enum(['id', 'name', 'created_at']).default('id'),
  channel: z.enum(addressedChannels).optional(),
  state: z.enum(sendStates).optional(),
  type_id: rowId.optional(),
  period: z.enum(sendPeriods).optional(),
})
export type SendFilter = z.infer<typeof SendFilter>

export const SendCard = z.object({
  id,
  name: z.string(),
  channel: z.enum(addressedChannels),
  destination: z.enum(destinations),
  type: z.object({ id, name: z.string() }),
  state: z.enum(sendStates),
  /** It would go on, but this server is not set up to send by its channel. */
  waits: z.boolean(),
  /** Recipients by state. */
  counts: z.partialRecord(z.enum(recipientStates), count),
  total: count,
  created_by: z.string(),
  created_at: z.date(),
  started_at: z.date().nullable(),
  finished_at: z.date().nullable(),
})
export type SendCard = z.infer<typeof SendCard>

export const SendPage = pageOf(SendCard)

export const SendDetail = SendCard.extend({
  /** What it is made of, as a form gives it back. */
  template_id: id.nullable(),
  message_id: id.nullable(),
  body: z.string(),
  text: z.string(),
  last_day: z.string().nullable(),
  audience: Audience,
  /** Why it stopped by itself. */
  reason: z.string().nullable(),
  price: count,
  /** Of the last trial to the viewer. */
  trial: z.object({ state: z.enum(recipientStates), reason: z.string().nullable(), at: z.date() }).nullable(),
  /** Dead letters, and those that nobody answered for. */
  again: z.object({ failed: count, unsure: count }),
  can: z.object({
    start: z.boolean(),
    resume: z.boolean(),
    stop: z.boolean(),
    change: z.boolean(),
    remove: z.boolean(),
    trial: z.boolean(),
  }),
})
export type SendDetail = z.infer<typeof SendDetail>

export const PreviewFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend({ id: rowId })
export type PreviewFilter = z.infer<typeof PreviewFilter>

/** Who will get what, when, by which channel, at what cost. */
export const SendPreview = z.object({
  channel: z.enum(addressedChannels),
  ...{ fit: count, reached: count, no_address: count, no_opt_in: count, full_today: count },
  price: count,
  cost: count,
  /** Why it can't begin; null when it can. */
  problem: z.string().nullable(),
  configured: z.boolean(),
  /** `at`: at once, or when their quiet hours end. */
  lines: pageOf(z.object({ who: z.string(), text: z.string(), at: z.date().nullable() })),
})
export type SendPreview = z.infer<typeof SendPreview>

export const RecipientFilter = PageInput.extend({
  id: rowId,
  order_by: z.enum(['id', 'who', 'sent_at']).default('id'),
  state: z.enum(recipientStates).optional(),
})
export type RecipientFilter = z.infer<typeof RecipientFilter>

export const SendRecipient = z.object({
  id,
  who: z.string(),
  state: z.enum(recipientStates),
  reason: z.string().nullable(),
  attempts: count,
  due_at: z.date(),
  sent_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  read_at: z.date().nullable(),
  can_again: z.boolean(),
})
export type SendRecipient = z.infer<typeof SendRecipient>
export const SendRecipientPage = pageOf(SendRecipient)

/** One recipient, or all that failed; `unsure` also those that nobody answered for, who may have it already. */
export const AgainInput = SendRef.extend({ recipient_id: rowId.optional(), unsure: z.boolean().default(false) })
export type AgainInput = z.infer<typeof AgainInput>

/** How many go again. */
export const WentAgain = z.object({ queued: count })

const named = z.object({ id, name: z.string() })

/** What a new send may be made of. */
export const SendOptions = z.object({
  templates: z.array(named.extend({ body: z.string(), state: z.enum(templateStates), type: z.string() })),
  messages: z.array(named.extend({ body: z.string(), type: z.string() })),
  channels: z.array(named.extend({ topic: z.string() })),
  types: z.array(named),
  roles: z.array(z.string()),
  user_types: z.array(z.enum(userTypes)),
  /** Whether this server can send by WhatsApp, and write in the site's channels. */
  configured: z.object({ whatsapp: z.boolean(), bot: z.boolean() }),
})
export type SendOptions = z.infer<typeof SendOptions>
