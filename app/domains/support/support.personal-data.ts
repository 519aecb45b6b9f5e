import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { contact_messages } from './contacts/contacts.table.ts'

export const supportPersonalData: PersonalTable[] = [
  {
    table: contact_messages,
    label: 'Mensagens para a equipe',
    rows: ({ id }) => eq(contact_messages.user_id, id),
    exported: { file: 'mensagens-para-a-equipe', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: contact_messages,
    label: 'Mensagens com o seu e-mail, enviadas sem entrar',
    rows: ({ email }) => and(isNull(contact_messages.user_id), sql`lower(${contact_messages.email}) = lower(${email})`),
    exported: { not: 'Quem escreveu não tinha entrado na conta: pode não ter sido você.' },
    erased: 'deleted',
  },
]
