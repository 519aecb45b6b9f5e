import type { DemoCase, Speaker } from '#domains/care/processes/demo-cases.seed.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { HOUR } from '#shared/durations.ts'
import { care_answers } from './answers/care-answers.table.ts'
import { chat_faqs } from './faqs/chat-faqs.table.ts'
import { chatPlace } from './messages/chat-messages.queries.ts'
import { chat_messages, chat_reads } from './messages/chat-messages.table.ts'

const faqs = [
  [
    'Posso plantar enquanto o pedido não sai?',
    'O salvo-conduto protege dali para a frente. Antes dele, plantar é um risco que só você pode decidir correr: converse com a sua advocacia.',
  ],
  [
    'Quem lê o que eu mando?',
    'Cada profissão lê só o que é dela. A advocacia não lê o seu prontuário, a menos que você abra na página do processo, e você fecha de novo quando quiser.',
  ],
  [
    'Quanto tempo leva?',
    'Reunir documentos e laudos costuma levar de três a seis semanas. A decisão depende da vara, e ninguém pode prometer.',
  ],
  ['A receita venceu. E agora?', 'Mande a nova em Documentos assim que tiver. Nós avisamos 60, 30 e 7 dias antes.'],
  [
    'Preciso pagar alguma coisa?',
    'A consulta médica e o laudo agronômico têm custo, e o link aparece na página do processo. A advocacia combina os honorários com você.',
  ],
] as const

/** What a new site begins with; the team changes it. */
export const seedChatFaqs = ({ db }: Context) =>
  db.insert(chat_faqs).values(faqs.map(([question, answer], at) => ({ question, answer, order: at + 1 })))

const answers = [
  [
    'Documentos que faltam',
    'todos',
    'Olá, {cliente}! Para seguir, ainda precisamos de: {faltam}. Você envia pela aba Documentos, do próprio celular.',
  ],
  [
    'Retorno com a medicina',
    'medico',
    'Olá, {cliente}. Como você está com o tratamento? Conte o que mudou desde a última consulta, e se houve efeito indesejado.',
  ],
  [
    'Medidas do cultivo',
    'engenheiro-agronomo',
    'Olá, {cliente}! Para o laudo, mande as medidas do espaço, quantas plantas você cultiva por ciclo e fotos do lugar.',
  ],
  [
    'Onde está o pedido',
    'advogado',
    'Olá, {cliente}. O seu processo está em {status}. Assim que houver novidade, escrevo por aqui.',
  ],
] as const

/** What a new site begins with; the team changes it. */
export const seedCareAnswers = ({ db }: Context) =>
  db.insert(care_answers).values(answers.map(([name, profession, text]) => ({ name, profession, text })))

type People = Record<Speaker, number>

/** The conversation of a case, over its last days; everybody has read all but the last message. */
export async function seedDemoChat(tx: Context, process: Process, people: People, { lines = [] }: DemoCase) {
  if (!lines.length) return
  const rows = await tx.db
    .insert(chat_messages)
    .values(
      lines.map(([speaker, audience, text], at) => ({
        ...{ process_id: process.id, audience, user_id: people[speaker] },
        sealed_text: sealText(tx.env.keys, chatPlace(process.id), text),
        created_at: new Date(tx.now().getTime() - (lines.length - at) * 5 * HOUR),
      })),
    )
    .returning({ id: chat_messages.id })
  const read_id = rows.at(-2)?.id ?? 0
  const readers = [...new Set(Object.values(people))]
  await tx.db
    .insert(chat_reads)
    .values(readers.map((user_id) => ({ process_id: process.id, user_id, read_id, read_at: tx.now() })))
}
