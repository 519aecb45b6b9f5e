import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { message_recipients, message_sends } from './sends/message-sends.table.ts'

export const sendsPersonalData: PersonalTable[] = [
  {
    table: message_recipients,
    label: 'Mensagens da equipe que você recebeu',
    rows: ({ id }) => eq(message_recipients.user_id, id),
    exported: { file: 'mensagens-da-equipe', omit: ['provider_id'] },
    erased: 'deleted',
  },
  {
    table: message_sends,
    label: 'Envios que você fez como equipe',
    rows: ({ id }) => eq(message_sends.created_by, id),
    exported: { not: 'São mensagens da equipe a outras pessoas.' },
    erased: { kept: 'Registram o que a equipe mandou e quando. Ficam sem o seu nome.' },
  },
]
