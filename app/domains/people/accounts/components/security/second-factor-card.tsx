import { useActionData } from 'react-router'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { RecoveryCodes as Codes, SecondFactor } from '../../second-factor/second-factor.schemas.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** Off, set-up pending, or on. New recovery codes are in the action data of the form that created them, once. */
export function SecondFactorCard({ factor }: { factor: SecondFactor }) {
  const answer = useActionData() as Partial<Codes> | undefined
  const fresh = answer?.recovery_codes
  return (
    <section id="duas-etapas">
      <Card
        title="Verificação em duas etapas"
        actions={factor.state === 'on' ? <Badge tone="primary">Ativada</Badge> : <Badge>Desativada</Badge>}
      >
        <div className="space-y-5">
          {fresh && <RecoveryCodes codes={fresh} />}
          {factor.state === 'off' && <Begin />}
          {factor.state === 'pending' && factor.setup && <SecondFactorSetup setup={factor.setup} />}
          {factor.state === 'pending' && <StartOver />}
          {factor.state === 'on' && !fresh && <SecondFactorOn codes_left={factor.recovery_codes_left} />}
        </div>
      </Card>
    </section>
  )
}

const Begin = () => (
  <>
    <p className="text-muted">
      Para entrar, além da senha, você digita um código que só aparece no seu celular. Você precisa de um aplicativo
      autenticador, como Aegis, Google Authenticator ou 1Password.
    </p>
    <BeginForm label="Ativar" />
  </>
)

/** Nothing is in force until the first code is entered: an abandoned set-up expires after half an hour. */
const StartOver = () => (
  <details className="rounded-box border border-base-300 px-4 py-3">
    <summary className="cursor-pointer py-1 font-semibold">Começar de novo com outra chave</summary>
    <div className="pt-4 pb-1">
      <BeginForm label="Gerar outra chave" />
    </div>
  </details>
)

const BeginForm = ({ label }: { label: string }) => (
  <Form name="second-factor-begin">
    <PasswordField name="password" label="Sua senha" />
    <SubmitButton icon="shield-check">{label}</SubmitButton>
  </Form>
)
