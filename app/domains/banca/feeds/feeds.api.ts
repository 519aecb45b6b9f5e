import { eventIterator } from '@orpc/server'
import { anyone, refusing } from '#platform/procedure.ts'
import { followNews } from './feed.live.ts'
import { FeedFilter, FeedPage, News, NewsFilter } from './feeds.schemas.ts'
import { countNews, readFeed } from './read-feed.actions.ts'

const feed = '/v1/social/posts/feed' as const

export const feedsApi = {
  read: refusing(anyone, 'not_found')
    .route({ method: 'GET', path: feed, summary: 'Um feed da banca, por cursor' })
    .input(FeedFilter)
    .output(FeedPage)
    .handler(({ context, input }) => readFeed(context, input)),
  news: anyone
    .route({ method: 'GET', path: `${feed}/news`, summary: 'Quantos posts chegaram desde um deles' })
    .input(NewsFilter)
    .output(News)
    .handler(({ context, input }) => countNews(context, input)),
  live: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: `${feed}/live`, summary: 'Novos posts ao vivo (SSE): quantos, não quais' })
    .input(NewsFilter)
    .output(eventIterator(News))
    .handler(({ context, input, lastEventId, signal }) => followNews(context, input, { lastEventId, signal })),
}
