import { data } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AccountAccess } from '../components/account-access.tsx'
import { AccountAccessLog } from '../components/account-access-log.tsx'
import { AccountDevices } from '../components/account-devices.tsx'
import { AccountFacts } from '../components/account-facts.tsx'
import { AccountState } from '../components/account-state.tsx'
import type { Route } from './+types/user-detail.page'
import { staffForm } from './staff-forms.server.ts'

export const middleware = [access('can:users.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.user.nickname} em Usuários`,
}))

/** The access log is read (and the read audit-logged) only on request (`?acessos=1`, the page). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { accounts } = apiFor(context)
  if (!/^\d{1,9}$/.test(params.id)) throw notFound()
  const id = Number(params.id)
  const page = Number(url.searchParams.get('acessos'))
  const user = await accounts.staffUsers.showOne({ id })
  const [roles, accesses] = await Promise.all([
    accounts.roles.listRoles(),
    page > 0 && user.can.read_access_log ? accounts.accessLog.readOf({ user_id: id, page }) : null,
  ])
  return { user, roles: roles.data.map(({ id: role_id, name }) => ({ id: role_id, name })), accesses }
}

export async function action(args: Route.ActionArgs) {
  const form = staffForm((await formOf(args.request)).get('form'))
  if (!form)
    throw data(
      { statusCode: 400, message: 'Não entendemos o pedido. Recarregue a página e tente de novo.' },
      { status: 400 },
    )
  const id = Number(args.params.id)
  const done = (text: string) => redirectWithToast(`/admin/usuarios/${id}`, text)
  return form(args, { id, submit, done })
}

export default function UserDetailPage({ loaderData: { user, roles, accesses } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={user.nickname}
        crumbs={[{ to: '/admin/usuarios', label: 'Usuários' }]}
        more={
          ['active', 'unverified'].includes(user.state) && (
            <>
              <LinkButton to={`/perfil/${user.nickname}`} icon="user-round">
                Ver perfil
              </LinkButton>
              <LinkButton to={`/perfil/editar?user_id=${user.id}`} icon="user-round-pen">
                Editar perfil
              </LinkButton>
            </>
          )
        }
      />
      <AccountFacts user={user} />
      <AccountAccess key={`access-${user.id}`} user={user} roles={roles} />
      <AccountState key={`state-${user.id}`} user={user} />
      <AccountDevices user={user} />
      {user.can.read_access_log && <AccountAccessLog accesses={accesses} />}
    </div>
  )
}
