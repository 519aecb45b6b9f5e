import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type Found,
  holdProcess,
  logOpening,
  markedForViewer,
  noProcess,
  teamOf,
} from '#domains/care/processes/index.ts'
import { type Compartment, compartmentOf, professionOf } from '#domains/care/processes/processes/process.kinds.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { demandReadable } from '#platform/files/demand-readable.ts'
import { attachPrivateFiles, openPrivateFile } from '#platform/files/private-files.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { publish } from '#platform/live/publish.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { MINUTE } from '#shared/durations.ts'
import { SENT_BEFORE } from '#shared/sent-before.ts'
import { chatChannel } from './chat.live.ts'
import { readsOf, writesTo } from './chat.policy.ts'
import type { Audience } from './chat-audience.kinds.ts'
import { chatPlace, findChat, findChatFile, pageOf } from './chat-messages.queries.ts'
import type { ChatFileRef, ChatMessageInput, ChatNews, ChatPage, ChatQuery, ChatRead } from './chat-messages.schemas.ts'
import { chat_message_files, chat_messages, chat_reads } from './chat-messages.table.ts'
import './unread-mail.jobs.ts'

const noFile = () => new AppError('not_found', 'Não encontramos esse arquivo.')
/** How long a message waits for its readers in the site before a mail says that there is one. */
const UNREAD_MINUTES = 10

/** The conversation; that it was read by the team is logged. */
export async function showChat(ctx: Context, query: ChatQuery): Promise<ChatPage> {
  const found = await findChat(ctx, query.token)
  await logOpening(ctx, found, 'conversa')
  return pageOf(ctx, found, query)
}

/** Says something, once for each key however often it is sent. The process is locked: ids grow as messages are there. */
export async function writeMessage(ctx: Context, input: ChatMessageInput): Promise<ChatNews> {
  const { token, audience, text, file_ids, quote_id, idempotency_key } = input
  await demandReadable(ctx, file_ids, 'file_ids')
  return ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { process, access } = found
    if (!readsOf(access).length) throw noProcess()
    const before = idempotency_key && (await sentBefore(tx, process.id, idempotency_key))
    if (before) {
      const same =
        before.audience === audience && unsealText(tx.env.keys, chatPlace(process.id), before.sealed_text) === text
      if (!same) throw new AppError('conflict', SENT_BEFORE)
      return { id: before.id, audience }
    }
    if (process.closed_at)
      throw new AppError('conflict', 'Este processo terminou: a conversa fica guardada, e ninguém mais escreve.')
    if (!writesTo(access).includes(audience))
      throw invalidField('audience', 'Você não escreve para essa parte da equipe. Escolha outra.')
    if (!text && !file_ids.length) throw invalidField('text', 'Escreva a mensagem, ou escolha um arquivo.')
    if (quote_id) await demandQuotable(tx, found, quote_id, audience)
    await attachPrivateFiles(tx, file_ids, 'file_ids', { kept: true })
    const user_id = signedIn(tx).id
    const sealed_text = sealText(tx.env.keys, chatPlace(process.id), text)
    const [row] = await tx.db
      .insert(chat_messages)
      .values({
        process_id: process.id,
        audience,
        user_id,
        sealed_text,
        quote_id,
        idempotency_key,
        created_at: tx.now(),
      })
      .returning({ id: chat_messages.id })
    if (!row) throw new Error('insert returned no row')
    if (file_ids.length)
      await tx.db
        .insert(chat_message_files)
        .values([...new Set(file_ids)].map((file_id) => ({ message_id: row.id, file_id })))
    await markRead(tx, process.id, user_id, row.id)
    await tell(tx, found, { id: row.id, audience })
    return { id: row.id, audience }
  })
}

async function sentBefore({ db, viewer }: Context, process_id: number, idempotency_key: string) {
  const [row] = await db
    .select({ id: chat_messages.id, audience: chat_messages.audience, sealed_text: chat_messages.sealed_text })
    .from(chat_messages)
    .where(
      and(
        eq(chat_messages.process_id, process_id),
        eq(chat_messages.user_id, viewer?.id ?? 0),
        eq(chat_messages.idempotency_key, idempotency_key),
      ),
    )
  return row
}

/** What is quoted must be read by all who read the new message: a medical sentence does not slip into the talk with all. */
async function demandQuotable(tx: Context, { process, access }: Found, id: number, audience: Audience) {
  const [quoted] = await tx.db
    .select({ audience: chat_messages.audience })
    .from(chat_messages)
    .where(
      and(
        eq(chat_messages.id, id),
        eq(chat_messages.process_id, process.id),
        inArray(chat_messages.audience, readsOf(access)),
      ),
    )
  if (!quoted) throw invalidField('quote_id', 'A mensagem citada não está mais aqui.')
  if (quoted.audience !== 'todos' && quoted.audience !== audience)
    throw invalidField('quote_id', 'Essa mensagem era só de uma parte da equipe: cite-a na mesma conversa.')
}

/** Open pages at once, the bell at once, a mail after a while when it still is unread. Never what was said. */
async function tell(tx: Context, { process }: Found, news: ChatNews) {
  await publish(tx, chatChannel(process.id), news)
  const writer = signedIn(tx).id
  const members = await teamOf(tx, process.id)
  const heard = (own: Compartment) => news.audience === 'todos' || news.audience === own
  const readers = new Set([
    process.client_id,
    ...members.flatMap(({ id, seat }) => (heard(compartmentOf[professionOf[seat]]) ? [id] : [])),
  ])
  const run_at = new Date(tx.now().getTime() + UNREAD_MINUTES * MINUTE)
  for (const user_id of [...readers].sort((a, b) => a - b)) {
    if (user_id === writer) continue
    await notify(tx, {
      ...{ user_id, kind: 'process', url: `${processUrl(process.token)}/chat` },
      title:
        user_id === process.client_id ? 'Uma mensagem no seu processo' : `Processo ${process.id}: uma mensagem nova`,
      key: `chat:${news.id}`,
      // The conversation mails what stays unread.
      unmailed: true,
    })
    await addJob(
      tx,
      'process_chat.mail_unread',
      { process_id: process.id, user_id },
      { run_at, job_key: `process_chat:${process.id}:${user_id}` },
    )
  }
}

/** Remembers the newest message that the viewer has on the screen; never goes back. */
export const readChat = (ctx: Context, { token, read_id }: ChatRead): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await findChat(tx, token)
    const [seen] = await tx.db
      .select({ id: sql<number | null>`max(${chat_messages.id})` })
      .from(chat_messages)
      .where(
        and(
          eq(chat_messages.process_id, process.id),
          inArray(chat_messages.audience, readsOf(access)),
          sql`${chat_messages.id} <= ${read_id}`,
        ),
      )
    if (seen?.id) await markRead(tx, process.id, signedIn(tx).id, seen.id)
  })

const markRead = (tx: Context, process_id: number, user_id: number, read_id: number) =>
  tx.db
    .insert(chat_reads)
    .values({ process_id, user_id, read_id, read_at: tx.now() })
    .onConflictDoUpdate({
      target: [chat_reads.process_id, chat_reads.user_id],
      set: { read_id: sql`greatest(${chat_reads.read_id}, excluded.read_id)`, read_at: tx.now() },
    })

/** A file of the conversation, for who reads that part of it now; each opening is logged, and shown on every page. */
export async function openChatFile(ctx: Context, { token, file }: ChatFileRef): Promise<File> {
  const found = await findChat(ctx, token)
  const row = await findChatFile(ctx, found.process.id, file)
  if (!row || !readsOf(found.access).includes(row.audience)) throw noFile()
  await logOpening(ctx, found, 'arquivo-da-conversa', row.audience === 'todos' ? null : row.audience)
  return markedForViewer(ctx, found, await openPrivateFile(ctx, row.file))
}
