import { noProcess } from '#domains/care/processes/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { publish } from '#platform/live/publish.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { type ChatLive, chatChannel } from './chat.live.ts'
import { writesTo } from './chat.policy.ts'
import { findChat } from './chat-messages.queries.ts'
import type { ChatTypingInput } from './chat-messages.schemas.ts'

const perPerson: Limit = { name: 'chat-typing', points: 60, seconds: 60 }

/** Tells open pages that the viewer writes for a part of the team now. Kept by nothing but the stream. */
export async function tellTyping(ctx: Context, { token, audience }: ChatTypingInput): Promise<void> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, perPerson, String(id))
  await ctx.transaction(async (tx) => {
    const { process, access } = await findChat(tx, token)
    if (process.closed_at || !writesTo(access).includes(audience)) throw noProcess()
    const typing: ChatLive = { typing: id, audience, at: tx.now().getTime() }
    await publish(tx, chatChannel(process.id), typing)
  })
}
