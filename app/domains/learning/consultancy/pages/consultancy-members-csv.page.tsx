import { dayKey } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ConsultancyMemberFilter } from '../slots/consultancy.schemas.ts'
import type { Route } from './+types/consultancy-members-csv.page'
import { consultancyInStore } from './store-course.server.ts'

export const middleware = [access('store')]

/** The whole list with the page's search and order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { course } = await consultancyInStore(context, params.curso_slug)
  const filter = { ...filterOf(request, ConsultancyMemberFilter.omit({ slug: true })), slug: course.slug }
  return csvList(context, `consultoria-${course.slug}`, ['apelido', 'desde', 'ate', 'conversas'], {
    read: ({ consultancy }, page) => consultancy.members({ ...filter, ...page }),
    row: ({ nickname, since, ends_at, bookings_count }) => [
      nickname,
      dayKey(since),
      ends_at ? dayKey(ends_at) : '',
      bookings_count,
    ],
  })
}
