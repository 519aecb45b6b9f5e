import { ORPCError } from '@orpc/server'
import { data, redirect } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useRootData } from '#ui/root-data.ts'
import { submit } from '../../../form.server.ts'
import { access } from '../../../guard.server.ts'
import { pageState } from '../../../page-context.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { withRedirect } from '../components/with-redirect.ts'
import { keepSession } from '../sessions/session-cookie.server.ts'
import { LoginInput } from '../sessions/sessions.schemas.ts'
import type { Route } from './+types/login.page'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('guest')]
export const meta = pageMeta({ title: 'Entrar', description: 'Entre na sua conta.' })

export const loader = ({ request }: Route.LoaderArgs) => ({ redirect: redirectOf(request) })

export const action = (args: Route.ActionArgs) =>
  submit(args, LoginInput, async (api, input) => {
    try {
      const { token } = await api.accounts.sessions.login(input)
      const headers = { 'set-cookie': keepSession(token, args.context.get(pageState).https) }
      return redirect(redirectOf(args.request) ?? '/', { headers })
    } catch (error) {
      // Here a refusal is nothing to be sent away for: it stands above the form.
      if (!(error instanceof ORPCError) || ![401, 403].includes(error.status)) throw error
      return data<FormResult>({ message: error.message, values: { email: input.email } }, { status: error.status })
    }
  })

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <NarrowPage
      title="Que bom ver você"
      text="Entre para cuidar do seu jardim."
      below={
        <p>
          Ainda não tem conta?{' '}
          <Link className="link font-semibold" to={withRedirect('/auth/register', loaderData.redirect)}>
            Criar conta
          </Link>
        </p>
      }
    >
      <DemoHint />
      <Form>
        <TextField
          name="email"
          label="E-mail ou apelido"
          autoComplete="username"
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
            <Link className="link" to="/auth/recuperar-senha">
              Esqueci a senha
            </Link>
          </p>
        </div>
      </Form>
    </NarrowPage>
  )
}

/** Only in the demo world, where the password is everybody's. */
function DemoHint() {
  if (!useRootData()?.demo) return null
  return (
    <div className="mb-6">
      <Notice title="Mundo de demonstração">
        Entre com <b>grower@demo.grower.example</b> e a senha <b>jardim-demo-2026</b>.
      </Notice>
    </div>
  )
}
