import { data } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RoleItem } from '../components/role-item.tsx'
import { RoleInput, RoleRef, RoleRename } from '../roles.schemas.ts'
import type { Route } from './+types/roles.page'

export const middleware = [access('can:users.manage')]
export const meta = pageMeta({ title: 'Papéis' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).accounts.roles.listRoles()

export async function action(args: Route.ActionArgs) {
  const form = String((await formOf(args.request)).get('form')).split(':')[0]
  if (form === 'create')
    return submit(args, RoleInput, async (api, input) => {
      await api.accounts.roles.createRole(input)
      return done(`O papel ${input.name} foi criado. Agora escolha o que ele pode fazer.`)
    })
  if (form === 'rename')
    return submit(args, RoleRename, async (api, input) => {
      await api.accounts.roles.renameRole(input)
      return done(`O papel agora se chama ${input.name}.`)
    })
  if (form === 'remove')
    return submit(args, RoleRef, async (api, input) => {
      await api.accounts.roles.removeRole(input)
      return done('O papel foi apagado.')
    })
  throw data(
    { statusCode: 400, message: 'Não entendemos o pedido. Recarregue a página e tente de novo.' },
    { status: 400 },
  )
}

const done = (text: string) => redirectWithToast('/admin/roles', text)

export default function RolesPage({ loaderData: { data: roles } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Papéis"
        text="Um papel reúne permissões. Cada conta pode ter vários."
        more={
          <LinkButton to="/admin/roles/permissions" icon="table-2">
            Permissões
          </LinkButton>
        }
      />
      <Card bare>
        <ul className="divide-y divide-base-300">
          {roles.map((role) => (
            <RoleItem key={role.id} role={role} />
          ))}
        </ul>
      </Card>
      <Card title="Novo papel">
        <Form name="create">
          <TextField name="name" label="Nome" placeholder="moderação" maxLength={40} exact />
          <SubmitButton icon="plus" sending="Criando…">
            Criar papel
          </SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
