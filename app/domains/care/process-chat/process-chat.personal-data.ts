import { and, eq, not, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { chatPlace } from './messages/chat-messages.queries.ts'
import { chat_messages, chat_reads } from './messages/chat-messages.table.ts'

const KEPT =
  'A conversa de um processo faz parte do prontuário, que a Lei 13.787/2018 manda guardar por 20 anos. Fica cifrada.'

/** The person's own process: of a patient's, who wrote there as a professional takes no words away (decision 049). */
const ownProcess = (id: number) =>
  sql`${chat_messages.process_id} in (select id from processes where client_id = ${id})`

export const processChatPersonalData: PersonalTable[] = [
  {
    table: chat_messages,
    label: 'Mensagens que você escreveu no seu processo',
    rows: ({ id }) => and(eq(chat_messages.user_id, id), ownProcess(id)),
    reveal: ({ env }, { sealed_text, ...row }) => ({
      ...row,
      text: unsealText(env.keys, chatPlace(Number(row.process_id)), String(sealed_text)),
    }),
    exported: { file: 'comunidade360-mensagens', omit: ['idempotency_key'] },
    erased: { kept: KEPT },
  },
  {
    table: chat_messages,
    label: 'Mensagens que você escreveu em processos de outras pessoas (as palavras ficam no prontuário delas)',
    rows: ({ id }) => and(eq(chat_messages.user_id, id), not(ownProcess(id))),
    exported: { file: 'comunidade360-mensagens-da-equipe', omit: ['sealed_text', 'idempotency_key'] },
    erased: { kept: KEPT },
    elsewhere: ({ id }) => sql`select f.file_id from chat_message_files f join chat_messages m on m.id = f.message_id
      join processes p on p.id = m.process_id where m.user_id = ${id} and p.client_id <> ${id}`,
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
