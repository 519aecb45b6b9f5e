import { anyone, whoCan } from '#platform/procedure.ts'
import { curateHashtag } from './hashtags.actions.ts'
import { listHashtags, showHashtag } from './hashtags.queries.ts'
import { HashtagCuration, HashtagDetail, HashtagFilter, HashtagPage, HashtagRef } from './hashtags.schemas.ts'

const all = '/v1/social/hashtags' as const
const one = `${all}/{slug}` as const

export const hashtagsApi = {
  list: anyone.get(all, 'Hashtags: ranking de sempre ou da semana, por autores distintos', HashtagFilter, HashtagPage, listHashtags),
  show: anyone.get(one, 'Uma hashtag', HashtagRef, HashtagDetail, (ctx, { slug }) => showHashtag(ctx, slug)),
  curate: whoCan('posts.manage').put(one, 'Tira uma hashtag das listas ou do ranking da semana', HashtagCuration, HashtagDetail, curateHashtag),
}
