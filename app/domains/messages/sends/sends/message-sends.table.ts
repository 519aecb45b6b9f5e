import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { addressedChannels } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import type { Audience } from '../audience/audience.schemas.ts'
import { recipientStates } from './recipient.kinds.ts'
import { destinations, sendStates } from './send.kinds.ts'

/** A message to many: what, to whom, and how far it is. */
export const message_sends = pgTable(
  'message_sends',
  {
    id: identity(),
    name: text().notNull(),
    channel: text({ enum: addressedChannels }).notNull(),
    destination: text({ enum: destinations }).notNull(),
    /** One of the two, by its channel. */
    template_id: optionalRef(() => whatsapp_templates.id),
    message_id: optionalRef(() => discord_messages.id),
    /** What stands in `{{2}}`. */
    text: text().notNull().default(''),
    audience: jsonb().$type<Audience>().notNull(),
    /** Of São Paulo: what waits after it does not go. */
    last_day: date(),
    state: text({ enum: sendStates }).notNull().default('draft'),
    /** Why it stopped by itself. */
    reason: text(),
    /** What was written when the draft was made. */
    body: text(),
    /** Of its beginning: centavos for one. */
    price: integer(),
    /** The service wants no more of it until then. */
    paused_until: timestamptz(),
    created_by: ref(() => users.id),
    idempotency_key: uuid(),
    created_at: createdAt(),
    started_at: timestamptz(),
    finished_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('message_sends_idempotency_key').on(t.created_by, t.idempotency_key),
    index('message_sends_list').on(t.channel, t.id),
    index('message_sends_template').on(t.template_id),
    index('message_sends_message').on(t.message_id),
  ],
)
export type MessageSend = typeof message_sends.$inferSelect

/** Somebody who gets it, or a channel: one row each, however often a run begins anew. */
export const message_recipients = pgTable(
  'message_recipients',
  {
    id: identity(),
    send_id: ref(() => message_sends.id, 'cascade'),
    user_id: optionalRef(() => users.id, 'cascade'),
    discord_channel_id: optionalRef(() => discord_channels.id),
    /** To oneself, to see it. */
    test: boolean().notNull().default(false),
    state: text({ enum: recipientStates }).notNull().default('queued'),
    reason: text(),
    /** Of all requests (`running/rounds.model.ts`). */
    attempts: integer().notNull().default(0),
    /** By which the service knows it. */
    provider_id: text(),
    due_at: timestamptz().notNull(),
    claimed_at: timestamptz(),
    sent_at: timestamptz(),
    delivered_at: timestamptz(),
    read_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('message_recipients_person').on(t.send_id, t.user_id).where(sql`not test`),
    uniqueIndex('message_recipients_channel').on(t.send_id, t.discord_channel_id).where(sql`not test`),
    index('message_recipients_state').on(t.send_id, t.state, t.id),
    index('message_recipients_due').on(t.send_id, t.due_at, t.id).where(sql`state = 'queued'`),
    index('message_recipients_sending').on(t.claimed_at).where(sql`state = 'sending'`),
    index('message_recipients_user_id').on(t.user_id, t.claimed_at),
    index('message_recipients_discord_channel_id').on(t.discord_channel_id),
  ],
)
export type MessageRecipient = typeof message_recipients.$inferSelect
