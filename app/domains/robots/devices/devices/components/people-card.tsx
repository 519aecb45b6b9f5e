import { dayKey, formatNumericDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { memberRoles } from '../../members/member.kinds.ts'
import { memberHelp, memberNames } from '../../members/member.words.ts'
import type { DeviceMember } from '../devices.schemas.ts'

const roles = memberRoles.map((value) => ({ value, label: memberNames[value] }))
const rolesHelp = memberRoles.map((value) => `${memberNames[value]}: ${memberHelp[value]}`).join(' ')

/** The last whole day of somebody's time. */
const lastDay = (expires_at: Date) => new Date(expires_at.getTime() - DAY / 2)

type Props = {
  members: DeviceMember[]
  /** The form that was just refused: it stays open. */
  open?: string
}

/** Who else sees the robot or works it. */
export const PeopleCard = ({ members, open }: Props) => (
  <Card title="Pessoas">
    <div className="space-y-6">
      {members.length > 0 && (
        <ul className="divide-y divide-base-300">
          {members.map((member) => (
            <Member key={member.id} member={member} open={open === formOf(member)} />
          ))}
        </ul>
      )}
      <Form key={members.length} name="add">
        <TextField name="nickname" label="Apelido da pessoa" prefix="@" maxLength={60} autoComplete="off" exact />
        <SelectField name="role" label="O que ela pode" help={rolesHelp} options={roles} defaultValue="viewer" />
        <DateField name="until" label="Até quando" help="Sem data, vale até você tirar." required={false} />
        <SubmitButton icon="user-plus" tone="quiet">
          Dividir o robô
        </SubmitButton>
      </Form>
    </div>
  </Card>
)

const formOf = ({ id }: DeviceMember) => `change-${id}`

function Member({ member, open }: { member: DeviceMember; open: boolean }) {
  const { id, user, role, expires_at, lapsed } = member
  const until = expires_at && lastDay(expires_at)
  return (
    <li className="space-y-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">{user.nickname}</p>
          <p className="text-sm text-muted">
            {memberNames[role]}
            {until && ` · ${lapsed ? 'acabou em' : 'até'} ${formatNumericDay(until)}`}
          </p>
        </div>
        <ConfirmButton
          label={`Tirar ${user.nickname}`}
          send={{ form: 'remove', member_id: String(id) }}
          title={`Tirar o acesso de ${user.nickname}?`}
          confirm="Tirar"
          tone="danger"
          size="sm"
          box="Quero tirar esta pessoa"
        >
          Essa pessoa deixa de ver as leituras e de mexer no robô na mesma hora.
        </ConfirmButton>
      </div>
      <details open={open}>
        <summary className="link min-h-10 py-2 font-medium">{`Mudar o que ${user.nickname} pode`}</summary>
        <div className="pt-3">
          <Form key={`${role}${until}`} name={formOf(member)} opened={{ role, until: until && dayKey(until) }}>
            <HiddenField name="member_id" value={String(id)} />
            <SelectField name="role" label="O que ela pode" help={rolesHelp} options={roles} defaultValue={role} />
            <DateField
              name="until"
              label="Até quando"
              help="Sem data, vale até você tirar."
              required={false}
              defaultValue={until && dayKey(until)}
            />
            <SubmitButton tone="quiet" sending="Salvando…">
              Salvar acesso
            </SubmitButton>
          </Form>
        </div>
      </details>
    </li>
  )
}
