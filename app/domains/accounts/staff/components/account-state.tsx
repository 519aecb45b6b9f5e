import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { StaffUser } from '../staff-users.schemas.ts'
import { ReasonField } from './reason-field.tsx'

/** Suspend, lift the suspension, and require a password change. */
export function AccountState({ user }: { user: StaffUser }) {
  if (!user.can.manage) return null
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {user.suspended_at ? <Lift /> : <Suspend />}
      <Password demanded={user.need_update_password} />
      {user.second_factor && <SecondFactor />}
    </div>
  )
}

const Suspend = () => (
  <Card title="Suspender">
    <p className="pb-4 text-muted">A conta sai de todos os aparelhos na hora e não entra mais até você devolver.</p>
    <Form name="suspend">
      <ReasonField />
      <SubmitButton tone="danger" icon="ban" sending="Suspendendo…">
        Suspender a conta
      </SubmitButton>
    </Form>
  </Card>
)

const Lift = () => (
  <Card title="Devolver a conta">
    <p className="pb-4 text-muted">A pessoa volta a entrar com a senha dela.</p>
    <Form name="lift">
      <ReasonField />
      <SubmitButton sending="Devolvendo…">Tirar a suspensão</SubmitButton>
    </Form>
  </Card>
)

const Password = ({ demanded }: { demanded: boolean }) => (
  <Card title="Troca de senha">
    <p className="pb-4 text-muted">
      {demanded
        ? 'No próximo passo a pessoa precisa escolher outra senha.'
        : 'Antes de qualquer outra coisa a pessoa terá de escolher outra senha.'}
    </p>
    <Form name="password">
      <HiddenField name="need_update_password" value={demanded ? 'false' : 'true'} />
      <ReasonField />
      <SubmitButton tone="quiet" icon="key-round" sending="Salvando…">
        {demanded ? 'Não exigir mais' : 'Exigir outra senha'}
      </SubmitButton>
    </Form>
  </Card>
)

const SecondFactor = () => (
  <Card title="Duas etapas">
    <p className="pb-4 text-muted">
      Só para quem perdeu o celular e os códigos de recuperação, depois de provar quem é por outro caminho.
    </p>
    <Form name="second-factor">
      <ReasonField />
      <SubmitButton tone="danger" sending="Desligando…">
        Desligar as duas etapas
      </SubmitButton>
    </Form>
  </Card>
)
