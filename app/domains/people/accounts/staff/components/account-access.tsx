import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { optionsOf, typeWords } from '../account.words.ts'
import type { StaffUser } from '../staff-users.schemas.ts'
import { ReasonField } from './reason-field.tsx'
import { RoleChoices } from './role-choices.tsx'

type Props = { user: StaffUser; roles: { id: number; name: string }[] }

/** User type and roles of the account. */
export function AccountAccess({ user, roles }: Props) {
  if (!user.can.manage) return <NotYours />
  const granted = roles.filter(({ name }) => user.roles.includes(name)).map(({ id }) => String(id))
  return (
    <Card title="Tipo e papéis">
      <Form
        name="access"
        values={{ role_ids: granted }}
        opened={{ user_type: user.user_type, role_ids: granted.map(Number).sort((a, b) => a - b) }}
      >
        <SelectField name="user_type" label="Tipo" options={optionsOf(typeWords)} defaultValue={user.user_type} />
        <RoleChoices roles={roles} />
        <ReasonField />
        <SubmitButton sending="Salvando…">Salvar tipo e papéis</SubmitButton>
      </Form>
    </Card>
  )
}

const NotYours = () => (
  <Notice>
    Você só pode consultar esta conta. Ninguém muda o próprio acesso, e só a administração muda contas da administração.
  </Notice>
)
