import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { replySealedFor, saidOf } from './inbound/sealed-message.model.ts'
import {
  type WhatsAppInbound,
  type WhatsAppReply,
  whatsapp_inbound,
  whatsapp_replies,
} from './inbound/whatsapp-inbound.table.ts'

export const whatsappPersonalData: PersonalTable[] = [
  {
    table: whatsapp_replies,
    label: 'Respostas da equipe por WhatsApp',
    rows: ({ id }) =>
      sql`${whatsapp_replies.contact_id} in (select c.id from contact_messages c where c.user_id = ${id})`,
    reveal: ({ env }, row) => {
      const { contact_id, sealed } = row as WhatsAppReply
      return { ...row, text: unsealText(env.keys, replySealedFor(contact_id), sealed) }
    },
    exported: { file: 'whatsapp-respostas', omit: ['sealed'] },
    erased: 'deleted',
  },
  {
    table: whatsapp_inbound,
    label: 'O que você nos escreveu por WhatsApp',
    rows: ({ id }) => eq(whatsapp_inbound.user_id, id),
    reveal: ({ env }, row) => ({ ...row, ...saidOf(env.keys, row as WhatsAppInbound) }),
    exported: { file: 'whatsapp-recebidas', omit: ['sealed', 'from_hash', 'mark'] },
    erased: 'deleted',
  },
]
