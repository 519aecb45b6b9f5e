import { asOfNow } from '#domains/base/social/index.ts'
import { hasSameAccess } from '#domains/people/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { follow } from '#platform/live/follow.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { readsOf } from './chat.policy.ts'
import { findChat } from './chat-messages.queries.ts'
import type { ChatNews } from './chat-messages.schemas.ts'

export const chatChannel = (process_id: number) => `process-chat:${process_id}`

/** Streams that there is something new, never what; each time for who reads it at that moment. 404 before it begins. */
export async function followChat(ctx: Context, token: string, options: StreamOptions) {
  const { process } = await findChat(ctx, token)
  return openStream(ctx, options, news(ctx, token, process.id, options))
}

async function* news(ctx: Context, token: string, process_id: number, options: StreamOptions) {
  for await (const event of follow<ChatNews>(ctx, chatChannel(process_id), options)) {
    if (!(await hasSameAccess(ctx))) return
    const found = await findChat(await asOfNow(ctx), token).catch((error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    })
    if (!found) return
    if (readsOf(found.access).includes(event.audience)) yield event
  }
}
