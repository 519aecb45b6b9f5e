import { formatNumericDay } from '#shared/dates.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { invitedRoles } from '../../invites/invite.kinds.ts'
import type { StoreMember } from '../members.schemas.ts'
import { roleNames } from '../store-role.words.ts'

type Props = { member: StoreMember; store: string }

const roles = invitedRoles.map((value) => ({ value, label: roleNames[value] }))

/** Somebody who works in the store, and what may be done about it. */
export function MemberRow({ member: { user, role, since, can }, store }: Props) {
  const id = String(user.id)
  return (
    <li className="card space-y-3 p-4">
      <div className="flex flex-row items-center gap-3">
        <Avatar name={user.nickname} photo_url={user.photo_url} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base break-words">{user.nickname}</h2>
          <p className="text-sm text-muted">Desde {formatNumericDay(since)}</p>
        </div>
        <Badge tone={role === 'owner' ? 'primary' : 'neutral'}>{roleNames[role]}</Badge>
      </div>
      {can.change_role && (
        <Disclosure title={`Mudar o papel de ${user.nickname}`} icon="settings">
          <div className="space-y-4">
            <Form key={role} name={`role-${id}`} opened={{ role }}>
              <HiddenField name="user_id" value={id} />
              <div className="flex flex-wrap items-end gap-3">
                <SelectField name="role" label="Papel" options={roles} defaultValue={role} />
                <SubmitButton tone="quiet" sending="Salvando…">
                  Salvar papel
                </SubmitButton>
              </div>
            </Form>
            <div className="flex flex-wrap gap-3">
              {can.offer && (
                <ConfirmButton
                  label="Passar a loja"
                  send={{ form: 'offer', user_id: id }}
                  title={`Passar ${store} para ${user.nickname}?`}
                  confirm="Oferecer"
                  size="sm"
                  icon="handshake"
                  box="Quero oferecer a loja"
                >
                  {user.nickname} recebe a oferta e precisa aceitar. Se aceitar, a loja deixa de ser sua e você vira
                  gerente.
                </ConfirmButton>
              )}
              {can.remove && (
                <ConfirmButton
                  label="Tirar da equipe"
                  send={{ form: 'remove', user_id: id }}
                  title={`Tirar ${user.nickname} da equipe?`}
                  confirm="Tirar"
                  tone="danger"
                  size="sm"
                  icon="x"
                  box="Quero tirar esta pessoa"
                >
                  Essa pessoa deixa de ver a loja por dentro na mesma hora. O que ela fez continua no histórico.
                </ConfirmButton>
              )}
            </div>
          </div>
        </Disclosure>
      )}
    </li>
  )
}
