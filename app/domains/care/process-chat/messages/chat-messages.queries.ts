import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { type Found, findProcess, noProcess } from '#domains/care/processes/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sentFile, sentFileColumns } from '#platform/files/sent-file.ts'
import { unsealText } from '#platform/seal.ts'
import { searchable } from '#shared/text.ts'
import { chat_faqs } from '../faqs/chat-faqs.table.ts'
import { readsOf, writesTo } from './chat.policy.ts'
import type { ChatMessage, ChatPage, ChatQuery } from './chat-messages.schemas.ts'
import { chat_message_files, chat_messages, chat_reads } from './chat-messages.table.ts'

const PAGE = 50
/** Sealed texts can't be searched by the database: so many are opened for one search. */
const MOST_SEARCHED = 2000

export const chatPlace = (process_id: number) => `chat_messages/${process_id}`

/** The process of a conversation, for who reads any of it. 404 for the reception. */
export async function findChat(ctx: Context, token: string): Promise<Found> {
  const found = await findProcess(ctx, token)
  if (!readsOf(found.access).length) throw noProcess()
  return found
}

export async function pageOf(
  ctx: Context,
  { process, access }: Found,
  { before, search }: ChatQuery,
): Promise<ChatPage> {
  const mine = and(eq(chat_messages.process_id, process.id), inArray(chat_messages.audience, readsOf(access)))
  const rows = await ctx.db
    .select({ message: chat_messages, nickname: users.nickname, user_type: users.user_type })
    .from(chat_messages)
    .innerJoin(users, eq(users.id, chat_messages.user_id))
    .where(before ? and(mine, lt(chat_messages.id, before)) : mine)
    .orderBy(desc(chat_messages.id))
    .limit(search ? MOST_SEARCHED : PAGE + 1)
  const place = chatPlace(process.id)
  const opened = rows.map(({ message, ...author }) => ({
    ...{ message, author },
    text: unsealText(ctx.env.keys, place, message.sealed_text),
  }))
  const words = search && searchable(search)
  const chosen = words
    ? opened.filter(({ text }) => searchable(text).includes(words)).slice(0, PAGE)
    : opened.slice(0, PAGE)
  const [quotes, files, reads] = await Promise.all([
    quotesOf(ctx, { process, access }, chosen.flatMap(({ message }) => message.quote_id ?? [])), // biome-ignore format: one line
    filesOf(ctx, chosen.map(({ message }) => message.id)), // biome-ignore format: one line
    readsOfProcess(ctx, process.id),
  ])
  const viewer = signedIn(ctx)
  const data = chosen.reverse().map(
    ({ message, author, text }): ChatMessage => ({
      ...{ id: message.id, audience: message.audience, text, created_at: message.created_at },
      author: {
        id: message.user_id,
        nickname: author.nickname,
        role: roleOf(message.user_id, author.user_type, process),
      },
      own: message.user_id === viewer.id,
      quote: quotes.get(message.quote_id ?? 0) ?? null,
      files: files.get(message.id) ?? [],
      seen_by: reads.flatMap(({ user_id, read_id, nickname, user_type }) =>
        read_id >= message.id &&
        user_id !== message.user_id &&
        user_id !== viewer.id &&
        hears(user_id, user_type, process, message.audience)
          ? [nickname]
          : [],
      ),
    }),
  )
  const read_id = reads.find(({ user_id }) => user_id === viewer.id)?.read_id ?? 0
  return {
    data,
    first_unread: data.find(({ id, own }) => !own && id > read_id)?.id ?? null,
    more: !search && rows.length > PAGE,
    audiences: process.closed_at ? [] : writesTo(access),
  }
}

const roles: Record<string, string> = {
  advogado: 'Advocacia',
  medico: 'Medicina',
  'engenheiro-agronomo': 'Agronomia',
  admin: 'Administração',
}
const roleOf = (user_id: number, user_type: string, { client_id }: { client_id: number }) =>
  user_id === client_id ? 'Cliente' : (roles[user_type] ?? 'Equipe')

const ownAudience: Record<string, string> = {
  advogado: 'juridico',
  medico: 'medico',
  'engenheiro-agronomo': 'agronomico',
}
/** Whether a message of an audience was for somebody; the administration looks on, and is named in 'quem viu o quê'. */
const hears = (user_id: number, user_type: string, { client_id }: { client_id: number }, audience: string) =>
  user_id === client_id || (user_type in ownAudience && (audience === 'todos' || ownAudience[user_type] === audience))

async function quotesOf(ctx: Context, { process, access }: Found, ids: number[]) {
  const rows = ids.length
    ? await ctx.db
        .select({ message: chat_messages, author: users.nickname })
        .from(chat_messages)
        .innerJoin(users, eq(users.id, chat_messages.user_id))
        .where(
          and(
            inArray(chat_messages.id, ids),
            eq(chat_messages.process_id, process.id),
            inArray(chat_messages.audience, readsOf(access)),
          ),
        )
    : []
  const place = chatPlace(process.id)
  return new Map(
    rows.map(({ message, author }) => [
      message.id,
      { id: message.id, author, text: unsealText(ctx.env.keys, place, message.sealed_text).slice(0, 200) },
    ]),
  )
}

export async function filesOf(ctx: Context, ids: number[]) {
  const rows = ids.length
    ? await ctx.db
        .select({
          message_id: chat_message_files.message_id,
          ...sentFileColumns,
        })
        .from(chat_message_files)
        .innerJoin(private_files, eq(private_files.id, chat_message_files.file_id))
        .where(inArray(chat_message_files.message_id, ids))
        .orderBy(asc(private_files.id))
    : []
  return Map.groupBy(
    rows.map((row) => ({ message_id: row.message_id, ...sentFile(ctx, row) })),
    ({ message_id }) => message_id,
  )
}

const readsOfProcess = ({ db }: Context, process_id: number) =>
  db
    .select({
      user_id: chat_reads.user_id,
      read_id: chat_reads.read_id,
      nickname: users.nickname,
      user_type: users.user_type,
    })
    .from(chat_reads)
    .innerJoin(users, eq(users.id, chat_reads.user_id))
    .where(eq(chat_reads.process_id, process_id))

/** Those that are on, in order. */
export async function listFaqs({ db }: Context) {
  const { id, question, answer } = chat_faqs
  const data = await db
    .select({ id, question, answer })
    .from(chat_faqs)
    .where(eq(chat_faqs.active, true))
    .orderBy(asc(chat_faqs.order), asc(chat_faqs.id))
  return { data }
}

/** A file of a message, with for whom that was. */
export async function findChatFile({ db }: Context, process_id: number, file_id: number) {
  const [row] = await db
    .select({ file: private_files, audience: chat_messages.audience })
    .from(chat_message_files)
    .innerJoin(chat_messages, eq(chat_messages.id, chat_message_files.message_id))
    .innerJoin(private_files, eq(private_files.id, chat_message_files.file_id))
    .where(and(eq(chat_message_files.file_id, file_id), eq(chat_messages.process_id, process_id)))
  return row
}
