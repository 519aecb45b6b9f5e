import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { roleWords } from '../role.words.ts'
import type { Role } from '../roles.schemas.ts'

/** A role: number of users, permissions, and (unless fixed) rename and delete. */
export const RoleItem = ({ role }: { role: Role }) => (
  <li className="space-y-2 px-5 py-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-lg wrap-anywhere">{roleWords(role.name)}</h2>
      {role.fixed && <Badge icon="lock">Fixo</Badge>}
    </div>
    <p className="text-[0.9375rem] text-muted">
      <Link className="link" to={`/admin/usuarios?role=${encodeURIComponent(role.name)}`}>
        {plural(role.people_count, 'pessoa', 'pessoas')}
      </Link>{' '}
      · {allowed(role)}
    </p>
    {!role.fixed && <Change role={role} />}
  </li>
)

function allowed({ name, permissions }: Role) {
  if (name === 'admin') return 'todas as permissões'
  return permissions.length ? plural(permissions.length, 'permissão', 'permissões') : 'nenhuma permissão'
}

const Change = ({ role }: { role: Role }) => (
  <details>
    <summary className="link inline-block cursor-pointer py-2 text-[0.9375rem]">
      Renomear ou apagar<span className="sr-only"> {roleWords(role.name)}</span>
    </summary>
    <div className="space-y-6 pt-3">
      <Form name={`rename:${role.id}`} opened={{ name: role.name }} className="space-y-4">
        <HiddenField name="id" value={role.id} />
        <TextField name="name" label="Nome" defaultValue={role.name} maxLength={40} exact />
        <SubmitButton tone="quiet" sending="Salvando…">
          Renomear papel
        </SubmitButton>
      </Form>
      <Form name={`remove:${role.id}`} className="space-y-3">
        <HiddenField name="id" value={role.id} />
        <p className="text-[0.9375rem] text-muted">
          {role.people_count
            ? `${plural(role.people_count, 'pessoa deixa', 'pessoas deixam')} de ter este papel e o que ele permite.`
            : 'Ninguém tem este papel.'}
        </p>
        <SubmitButton tone="danger" icon="trash-2" sending="Apagando…">
          Apagar papel
        </SubmitButton>
      </Form>
    </div>
  </details>
)
