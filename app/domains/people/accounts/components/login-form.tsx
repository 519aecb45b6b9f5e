import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useRootData } from '#ui/root-data.ts'

export const LoginForm = () => (
  <>
    <DemoHint />
    <Form name="password">
      <TextField
        name="email"
        label="E-mail ou apelido"
        autoComplete="username webauthn"
        inputMode="email"
        maxLength={254}
        exact
      />
      <PasswordField name="password" label="Senha" />
      <div className="space-y-4">
        <SubmitButton wide sending="Entrando…">
          Entrar
        </SubmitButton>
        <p className="text-center">
          <Link className="link reach inline-block" to="/auth/recuperar-senha">
            Esqueci a senha
          </Link>
        </p>
      </div>
    </Form>
  </>
)

/** Demo world only, where all accounts share one password. */
function DemoHint() {
  if (!useRootData()?.demo) return null
  return (
    <div className="mb-6">
      <Notice title="Mundo de demonstração">
        Entre com <b className="wrap-anywhere">grower@demo.grower.example</b> e a senha <b>jardim-demo-2026</b>.
      </Notice>
    </div>
  )
}
