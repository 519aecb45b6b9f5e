import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { roleWords } from '../role.words.ts'
import type { Role } from '../roles.schemas.ts'

type Permission = { name: string; words: string }
type Props = { roles: Role[]; permissions: Permission[]; version: string }

/** Role × permission, saved as a whole. The admin column is always checked. */
export function PermissionMatrix({ roles, permissions, version }: Props) {
  const granted = roles.flatMap((role) => role.permissions.map((permission) => `${role.id}:${permission}`))
  return (
    <Form name="matrix" values={{ grants: granted }} guard>
      <HiddenField name="version" value={version} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="card overflow-x-auto" aria-label="Permissões de cada papel" tabIndex={0}>
        <table className="table w-full">
          <thead>
            <tr>
              <th scope="col" className="min-w-40 sm:min-w-56 text-muted">
                Permissão
              </th>
              {roles.map((role) => (
                <th key={role.id} scope="col" className="text-center whitespace-nowrap text-muted">
                  {roleWords(role.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <Row key={permission.name} permission={permission} roles={roles} />
            ))}
          </tbody>
        </table>
      </section>
      <SubmitButton sending="Salvando…">Salvar permissões</SubmitButton>
    </Form>
  )
}

function Row({ permission, roles }: { permission: Permission; roles: Role[] }) {
  const { list } = useField('grants')
  return (
    <tr>
      <th scope="row" className="font-semibold">
        {permission.words}
      </th>
      {roles.map((role) => {
        const value = `${role.id}:${permission.name}`
        const always = role.name === 'admin'
        return (
          <td key={role.id} className="text-center">
            <input
              type="checkbox"
              name={always ? undefined : 'grants'}
              value={value}
              defaultChecked={always || list.includes(value)}
              disabled={always}
              aria-label={`${roleWords(role.name)}: ${permission.words}`}
              className="checkbox checkbox-primary"
            />
          </td>
        )
      })}
    </tr>
  )
}
