import { eventIterator } from '@orpc/server'
import { anyone } from '#platform/procedure.ts'
import { followNews } from './feed.live.ts'
import { FeedFilter, FeedPage, News, NewsFilter } from './feeds.schemas.ts'
import { countNews, readFeed } from './read-feed.actions.ts'

const feed = '/v1/social/posts/feed' as const

export const feedsApi = {
  read: anyone.refusing('not_found').get(feed, 'Um feed da banca, por cursor', FeedFilter, FeedPage, readFeed),
  news: anyone.get(`${feed}/news`, 'Quantos posts chegaram desde um deles', NewsFilter, News, countNews),
  live: anyone
    .refusing('too_many')
    .get(`${feed}/live`, 'Novos posts ao vivo (SSE): quantos, não quais', NewsFilter, eventIterator(News), (ctx, input, stream) => followNews(ctx, input, stream)),
}
