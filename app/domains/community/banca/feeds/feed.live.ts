import { asOfNow } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { follow } from '#platform/live/follow.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { publish } from '#platform/live/publish.ts'
import type { News, NewsFilter } from './feeds.schemas.ts'
import { countNews } from './read-feed.actions.ts'

const CHANNEL = 'posts'

/** Wakes every open feed; each counts what its own viewer may see. Says nothing of the post itself. */
export const publishNews = (tx: Context) => publish(tx, CHANNEL, {})

/** Streams how many posts came since `after`. */
export const followNews = (ctx: Context, filter: NewsFilter, options: StreamOptions) =>
  openStream(ctx, options, counts(ctx, filter, options))

async function* counts(ctx: Context, filter: NewsFilter, options: StreamOptions): AsyncGenerator<News, void, void> {
  let said = 0
  for await (const _ of follow(ctx, CHANNEL, options)) {
    const { count } = await countNews(await asOfNow(ctx), filter)
    if (count !== said) yield { count }
    said = count
  }
}
