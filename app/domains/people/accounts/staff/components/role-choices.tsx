import { Field } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { roleWords } from '../../roles/role.words.ts'

/** Roles as checkboxes. */
export function RoleChoices({ roles }: { roles: { id: number; name: string }[] }) {
  const { id, error, list } = useField('role_ids')
  const names = (ids: unknown) =>
    roles.flatMap((role) => (Array.isArray(ids) && ids.includes(role.id) ? roleWords(role.name) : [])).join(', ')
  return (
    <Field id={id} name="role_ids" label="Papéis" required={false} error={error} say={names} group>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {roles.map((role) => (
          <label key={role.id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="role_ids"
              value={role.id}
              defaultChecked={list.includes(String(role.id))}
              className="checkbox checkbox-primary"
            />
            <span className="wrap-anywhere">{roleWords(role.name)}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}
