import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { audienceWords } from '../../audiences/audience.words.ts'
import { StaffPostFilter } from '../staff-posts.schemas.ts'
import type { Route } from './+types/staff-posts-csv.page'

export const middleware = [access('can:posts.manage')]

const head = [
  'id',
  'texto',
  'apelido',
  'para_quem',
  'publicado',
  'salves',
  'comentarios',
  'destaque',
  'escondido',
  'apagado',
]
const yes = (value: boolean) => (value ? 'sim' : 'não')

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffPostFilter)
  return csvList(context, 'posts', head, {
    read: ({ banca }, page) => banca.staffPosts.list({ ...filter, ...page }),
    row: (post) => [
      post.id,
      post.title,
      post.nickname,
      audienceWords[post.available_by].label,
      post.created_at.toISOString(),
      post.saves_count,
      post.comments_count,
      yes(post.highlighted),
      yes(post.hidden),
      yes(post.deleted),
    ],
  })
}
