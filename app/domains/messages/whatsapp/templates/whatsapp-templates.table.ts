import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { message_types } from '../types/message-types.table.ts'
import { templateStates } from './template-state.kinds.ts'

/** A text that may be sent at any hour once Meta approved it, by the name that it has there. */
export const whatsapp_templates = pgTable(
  'whatsapp_templates',
  {
    id: identity(),
    type_id: ref(() => message_types.id),
    name: text().notNull(),
    language: text().notNull().default('pt_BR'),
    body: text().notNull(),
    /** Centavos that Meta asks for one. */
    price: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    state: text({ enum: templateStates }).notNull().default('draft'),
    /** Why Meta refused or paused it, in its words. */
    reason: text(),
    checked_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('whatsapp_templates_name').on(t.name, t.language),
    index('whatsapp_templates_type').on(t.type_id),
  ],
)
export type WhatsAppTemplate = typeof whatsapp_templates.$inferSelect
