import { getEventMeta, withEventMeta } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { asOfNow } from '#domains/base/social/index.ts'
import { hasSameAccess } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { follow } from '#platform/live/follow.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { readsOf } from './chat.policy.ts'
import type { Audience } from './chat-audience.kinds.ts'
import { findChat } from './chat-messages.queries.ts'
import type { ChatEvent, ChatNews } from './chat-messages.schemas.ts'

/** What is published: a message, or who types, at an instant (ms). */
export type ChatLive = ChatNews | { typing: number; audience: Audience; at: number }

/** Who has not typed for so long types no more; older ones come when a line is taken up again. */
const TYPING_MS = 10_000

export const chatChannel = (process_id: number) => `process-chat:${process_id}`

/** Streams that there is something new, never what; each time for who reads it at that moment. 404 before it begins. */
export async function followChat(ctx: Context, token: string, options: StreamOptions) {
  const { process } = await findChat(ctx, token)
  return openStream(ctx, options, news(ctx, token, process.id, options))
}

async function* news(
  ctx: Context,
  token: string,
  process_id: number,
  options: StreamOptions,
): AsyncGenerator<ChatEvent, void> {
  for await (const event of follow<ChatLive>(ctx, chatChannel(process_id), options)) {
    if ('typing' in event && (event.typing === ctx.viewer?.id || event.at < ctx.now().getTime() - TYPING_MS)) continue
    if (!(await hasSameAccess(ctx))) return
    const found = await findChat(await asOfNow(ctx), token).catch((error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    })
    if (!found) return
    if (!readsOf(found.access).includes(event.audience)) continue
    if (!('typing' in event)) yield event
    else
      yield withEventMeta(
        { audience: event.audience, typing: await nicknameOf(ctx, event.typing) },
        getEventMeta(event) ?? {},
      )
  }
}

async function nicknameOf({ db }: Context, id: number) {
  const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id))
  return row?.nickname ?? ''
}
