import { asc, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import { chatPlace, filesOf } from './chat-messages.queries.ts'
import { chat_messages } from './chat-messages.table.ts'

/** The whole conversation of a process from its beginning, as its client reads it. */
export async function transcriptOf(ctx: Context, process_id: number) {
  const rows = await ctx.db
    .select({ message: chat_messages, nickname: users.nickname })
    .from(chat_messages)
    .innerJoin(users, eq(users.id, chat_messages.user_id))
    .where(eq(chat_messages.process_id, process_id))
    .orderBy(asc(chat_messages.id))
  const files = await filesOf(ctx, rows.map(({ message }) => message.id)) // biome-ignore format: one line
  return rows.map(({ message: { id, audience, sealed_text, created_at, quote_id }, nickname }) => ({
    ...{ id, audience, created_at, quote_id, nickname },
    text: unsealText(ctx.env.keys, chatPlace(process_id), sealed_text),
    files: files.get(id) ?? [],
  }))
}
export type Said = Awaited<ReturnType<typeof transcriptOf>>[number]
