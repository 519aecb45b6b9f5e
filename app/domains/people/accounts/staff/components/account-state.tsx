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
  <Card title="Suspender conta">
    <p className="pb-4 text-muted">
      A pessoa sai de todos os aparelhos na hora e só volta a entrar quando a conta for reativada.
    </p>
    <Form name="suspend">
      <ReasonField />
      <SubmitButton tone="danger" icon="ban" sending="Suspendendo…">
        Suspender conta
      </SubmitButton>
    </Form>
  </Card>
)

const Lift = () => (
  <Card title="Reativar conta">
    <p className="pb-4 text-muted">A pessoa volta a entrar com a senha que já tinha.</p>
    <Form name="lift">
      <ReasonField />
      <SubmitButton sending="Reativando…">Reativar conta</SubmitButton>
    </Form>
  </Card>
)

const Password = ({ demanded }: { demanded: boolean }) => (
  <Card title="Troca de senha">
    <p className="pb-4 text-muted">
      {demanded
        ? 'A pessoa precisa escolher outra senha antes de continuar usando o site.'
        : 'A pessoa só continua usando o site depois de escolher outra senha.'}
    </p>
    <Form name="password">
      <HiddenField name="need_update_password" value={demanded ? 'false' : 'true'} />
      <ReasonField />
      <SubmitButton tone="quiet" icon="key-round" sending="Salvando…">
        {demanded ? 'Deixar de exigir' : 'Exigir nova senha'}
      </SubmitButton>
    </Form>
  </Card>
)

const SecondFactor = () => (
  <Card title="Verificação em duas etapas">
    <p className="pb-4 text-muted">
      Use só para quem perdeu o celular e os códigos de recuperação e já provou quem é de outro jeito.
    </p>
    <Form name="second-factor">
      <ReasonField />
      <SubmitButton tone="danger" sending="Desligando…">
        Desligar duas etapas
      </SubmitButton>
    </Form>
  </Card>
)
