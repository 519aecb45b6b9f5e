import { type Context, signedIn } from '#platform/context.ts'
import { follow } from '#platform/live/follow.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import type { NoticesLive } from './notifications.schemas.ts'

export const noticesChannel = (user_id: number) => `notices:${user_id}`

/** Streams the viewer's count of unread notices on every change. */
export const followNotices = (ctx: Context, options: StreamOptions) =>
  openStream(ctx, options, follow<NoticesLive>(ctx, noticesChannel(signedIn(ctx).id), options))
