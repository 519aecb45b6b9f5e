import { formatNumericDay } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { roleWords } from '../../roles/role.words.ts'
import { stateWords, typeWords } from '../account.words.ts'
import { StaffUserFilter } from '../staff-users.schemas.ts'
import type { Route } from './+types/users-csv.page'

export const middleware = [access('can:users.manage')]

const head = ['id', 'apelido', 'email', 'tipo', 'papeis', 'situacao', 'cadastro', 'ultimo_acesso']

/** The whole list with the screen's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffUserFilter)
  return csvList(context, 'usuarios', head, {
    read: ({ accounts }, page) => accounts.staffUsers.listAll({ ...filter, ...page }),
    row: (user) => [
      user.id,
      user.nickname,
      user.email,
      typeWords[user.user_type],
      user.roles.map(roleWords).join(', '),
      stateWords[user.state],
      formatNumericDay(user.created_at),
      user.last_seen_at ? formatNumericDay(user.last_seen_at) : '',
    ],
  })
}
