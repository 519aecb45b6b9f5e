import { permissions } from '#platform/access/permissions.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PermissionMatrix } from '../components/permission-matrix.tsx'
import { MatrixForm } from '../roles.schemas.ts'
import type { Route } from './+types/permissions.page'

export const middleware = [access('can:users.manage')]
export const meta = pageMeta({ title: 'Permissões' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data, version } = await apiFor(context).accounts.roles.listRoles()
  return { roles: data, version, permissions: Object.entries(permissions).map(([name, words]) => ({ name, words })) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, MatrixForm, async (api, input) => {
    await api.accounts.roles.saveMatrix(input)
    return redirectWithToast('/admin/roles/permissions', 'Permissões salvas. Já valem para todos.')
  })

export default function PermissionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Permissões"
        text="Marque o que cada papel pode fazer. Quem tem vários papéis soma as permissões de todos."
        crumbs={[{ to: '/admin/roles', label: 'Papéis' }]}
      />
      <PermissionMatrix key={loaderData.version} {...loaderData} />
    </>
  )
}
