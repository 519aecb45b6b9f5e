import { anyone, whoCan } from '#platform/procedure.ts'
import { curateHashtag } from './hashtags.actions.ts'
import { listHashtags, showHashtag } from './hashtags.queries.ts'
import { HashtagCuration, HashtagDetail, HashtagFilter, HashtagPage, HashtagRef } from './hashtags.schemas.ts'

const all = '/v1/social/hashtags' as const
const one = `${all}/{slug}` as const

export const hashtagsApi = {
  list: anyone
    .route({ method: 'GET', path: all, summary: 'Hashtags: ranking de sempre ou da semana, por autores distintos' })
    .input(HashtagFilter)
    .output(HashtagPage)
    .handler(({ context, input }) => listHashtags(context, input)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Uma hashtag' })
    .input(HashtagRef)
    .output(HashtagDetail)
    .handler(({ context, input }) => showHashtag(context, input.slug)),
  curate: whoCan('posts.manage')
    .route({ method: 'PUT', path: one, summary: 'Tira uma hashtag das listas ou do ranking da semana' })
    .input(HashtagCuration)
    .output(HashtagDetail)
    .handler(({ context, input }) => curateHashtag(context, input)),
}
