import { plural } from '#shared/numbers.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Actions while it is on: new recovery codes, and turning it off; both require password and code. */
export function SecondFactorOn({ codes_left }: { codes_left: number }) {
  return (
    <>
      <p className="text-muted">
        Para entrar, você digita um código do aplicativo autenticador. Você tem{' '}
        {plural(codes_left, 'código de recuperação', 'códigos de recuperação')} para quando estiver sem ele.
      </p>
      {codes_left < 3 && (
        <Notice tone="warning" title="Restam poucos códigos de recuperação">
          Gere outros para não perder o acesso se ficar sem o celular.
        </Notice>
      )}
      <Fold title="Gerar outros códigos de recuperação">
        <Proved name="second-factor-renew" label="Gerar códigos" />
      </Fold>
      <Fold title="Desativar a verificação em duas etapas">
        <Proved name="second-factor-disable" label="Desativar" danger />
      </Fold>
    </>
  )
}

const Fold = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="rounded-box border border-base-300 px-4 py-3">
    <summary className="cursor-pointer py-1 font-semibold">{title}</summary>
    <div className="pt-4 pb-1">{children}</div>
  </details>
)

const Proved = ({ name, label, danger }: { name: string; label: string; danger?: boolean }) => (
  <Form name={name}>
    <PasswordField name="password" label="Sua senha" />
    <TextField
      name="code"
      label="Código"
      help="Use o código do aplicativo ou um de recuperação."
      autoComplete="one-time-code"
      maxLength={60}
      exact
    />
    <SubmitButton tone={danger ? 'danger' : 'primary'}>{label}</SubmitButton>
  </Form>
)
