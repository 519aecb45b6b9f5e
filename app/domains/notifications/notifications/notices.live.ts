import { type Context, signedIn } from '#platform/context.ts'
import { follow } from '#platform/live/follow.ts'
import type { NoticesLive } from './notifications.schemas.ts'

export const noticesChannel = (user_id: number) => `notices:${user_id}`

/** Streams the viewer's count of unread notices on every change. */
export async function* followNotices(ctx: Context, options: { lastEventId?: string; signal?: AbortSignal }) {
  yield* follow<NoticesLive>(ctx, noticesChannel(signedIn(ctx).id), options)
}
