import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { chatPlace } from './messages/chat-messages.queries.ts'
import { chat_messages, chat_reads } from './messages/chat-messages.table.ts'

export const processChatPersonalData: PersonalTable[] = [
  {
    table: chat_messages,
    label: 'Mensagens que você escreveu em processos',
    rows: ({ id }) => eq(chat_messages.user_id, id),
    reveal: ({ env }, { sealed_text, ...row }) => ({
      ...row,
      text: unsealText(env.keys, chatPlace(Number(row.process_id)), String(sealed_text)),
    }),
    exported: { file: 'comunidade360-mensagens', omit: ['idempotency_key'] },
    erased: {
      kept: 'A conversa de um processo faz parte do prontuário, que a Lei 13.787/2018 manda guardar por 20 anos. Fica cifrada.',
    },
  },
  {
    table: chat_reads,
    label: 'Até onde você leu as conversas de processos',
    tie: true,
    rows: ({ id }) => eq(chat_reads.user_id, id),
    exported: { not: 'São só marcas de leitura.' },
    erased: 'deleted',
  },
]
