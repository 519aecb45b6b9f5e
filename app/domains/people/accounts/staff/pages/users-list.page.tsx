import { Address } from '#ui/admin/address.tsx'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { roleWords } from '../../roles/role.words.ts'
import { stateTones } from '../account.view.ts'
import { optionsOf, stateWords, typeWords } from '../account.words.ts'
import { StaffUserFilter } from '../staff-users.schemas.ts'
import type { Route } from './+types/users-list.page'

export const middleware = [access('can:users.manage')]
export const meta = pageMeta({ title: 'Usuários' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts } = apiFor(context)
  const [page, roles] = await Promise.all([
    accounts.staffUsers.listAll(filterOf(request, StaffUserFilter)),
    accounts.roles.listRoles(),
  ])
  return { page, roles: roles.data.map(({ name }) => name) }
}

export default function UsersListPage({ loaderData: { page, roles } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Usuários" text="Veja papéis, situação e aparelhos de cada conta." />
      <DataList
        label="Usuários"
        noun={['conta', 'contas']}
        page={page}
        keyOf={(user) => user.id}
        nameOf={(user) => user.nickname}
        search="Buscar apelido ou e-mail"
        filters={[
          { name: 'role', label: 'Papel', options: roles.map((name) => ({ value: name, label: roleWords(name) })) },
          { name: 'user_type', label: 'Tipo', options: optionsOf(typeWords) },
          { name: 'state', label: 'Situação', options: optionsOf(stateWords) },
          { name: 'since', label: 'Chegou desde', day: true },
        ]}
        csv="/admin/usuarios.csv"
        columns={[
          {
            key: 'nickname',
            label: 'Apelido',
            sortable: true,
            render: (user) => (
              <Link to={`/admin/usuarios/${user.id}`} className="link link-hover font-semibold wrap-anywhere">
                {user.nickname}
              </Link>
            ),
          },
          {
            key: 'email',
            label: 'E-mail',
            sortable: true,
            render: (user) => <Address of={user.email} />,
          },
          { key: 'user_type', label: 'Tipo', render: (user) => typeWords[user.user_type] },
          { key: 'roles', label: 'Papéis', render: (user) => user.roles.map(roleWords).join(', ') || '–' },
          {
            key: 'state',
            label: 'Situação',
            render: (user) => <Badge tone={stateTones[user.state]}>{stateWords[user.state]}</Badge>,
          },
          {
            key: 'last_seen_at',
            label: 'Último acesso',
            sortable: true,
            render: (user) => (user.last_seen_at ? <RelativeTime at={user.last_seen_at} /> : '–'),
          },
        ]}
        empty={<EmptyState icon="users" text="Ninguém se cadastrou ainda." />}
      />
    </>
  )
}
