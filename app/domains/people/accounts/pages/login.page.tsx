import { ORPCError } from '@orpc/server'
import { data, redirect } from 'react-router'
import { cookieOf, deviceCookie } from '#platform/http/credentials.ts'
import type { FormResult } from '#shared/form-result.ts'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import { ErrandCard } from '../components/errand-card.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { PasskeyLogin as PasskeyWay } from '../components/passkey-login.tsx'
import { SecondStepForm } from '../components/second-step-form.tsx'
import { isBuying, withRedirect } from '../components/with-redirect.model.ts'
import { PasskeyLogin } from '../passkeys/passkeys.schemas.ts'
import { relyingParty } from '../passkeys/relying-party.model.ts'
import { LoginInput, SecondFactorInput } from '../sessions/sessions.schemas.ts'
import type { Route } from './+types/login.page'
import { errandOf } from './errand-of.server.ts'
import { redirectOf } from './redirect-of.server.ts'
import { keepDevice, keepSession } from './session-cookie.server.ts'

export const middleware = [access('guest')]
export const meta = pageMeta({ title: 'Entrar', description: 'Entre na sua conta.' })

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await errandOf(args)),
  passkeys: relyingParty(args.context.get(requestContext).env.site).usable,
})

/** Three forms: password, second-step code, and passkey. */
export async function action(args: Route.ActionArgs) {
  const way = (await formOf(args.request)).get('form')
  const { https } = args.context.get(pageState)
  const device = cookieOf(args.request.headers.get('cookie'), deviceCookie(https))?.slice(0, 100)
  if (way === 'second-step')
    return submit(args, SecondFactorInput, (api, input) =>
      signIn(args, () => api.accounts.sessions.secondStep({ ...input, device }), { form: 'password' }),
    )
  if (way === 'passkey')
    return submit(args, PasskeyLogin, (api, input) =>
      signIn(args, () => api.accounts.passkeys.loginWithPasskey({ ...input, device }), { form: 'passkey' }),
    )
  return submit(args, LoginInput, (api, input) =>
    signIn(args, () => api.accounts.sessions.login({ ...input, device }), { form: 'password', email: input.email }),
  )
}

type Opened = { token: string; device: string } | { challenge: string }

/** Stores the session token in the cookie. A 403 is shown above the submitted form instead of redirecting. */
async function signIn(args: Route.ActionArgs, open: () => Promise<Opened>, typed: FormResult['values']) {
  try {
    const opened = await open()
    if ('challenge' in opened) return data({ challenge: opened.challenge })
    const { https } = args.context.get(pageState)
    const headers = new Headers({ 'set-cookie': keepSession(opened.token, https) })
    headers.append('set-cookie', keepDevice(opened.device, https))
    return redirect(redirectOf(args.request) ?? '/', { headers })
  } catch (error) {
    if (!(error instanceof ORPCError) || ![401, 403].includes(error.status)) throw error
    return data<FormResult>({ message: error.message, values: typed }, { status: error.status })
  }
}

/** The challenge after a correct password, kept after a wrong code. */
function challengeIn(answer: Route.ComponentProps['actionData']): string | undefined {
  if (!answer || typeof answer !== 'object') return undefined
  if ('challenge' in answer) return answer.challenge
  const sent = 'values' in answer ? answer.values?.challenge : undefined
  return typeof sent === 'string' ? sent : undefined
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const challenge = challengeIn(actionData)
  if (challenge) return <SecondStep challenge={challenge} redirect={loaderData.redirect} />
  return (
    <NarrowPage
      title="Que bom ver você"
      text={
        loaderData.errand
          ? 'Entre para fechar o pedido. O que você escolheu continua aqui.'
          : isBuying(loaderData.redirect)
            ? 'Entre para continuar a compra.'
            : 'Entre para cuidar do seu jardim.'
      }
      above={loaderData.errand && <ErrandCard errand={loaderData.errand} />}
      below={
        <p>
          Ainda não tem conta?{' '}
          <Link className="link font-semibold" to={withRedirect('/auth/register', loaderData.redirect)}>
            Criar conta
          </Link>
        </p>
      }
    >
      <LoginForm />
      {loaderData.passkeys && (
        <div className="needs-script mt-6 border-t border-base-300 pt-6">
          <PasskeyWay />
        </div>
      )}
    </NarrowPage>
  )
}

const SecondStep = ({ challenge, redirect }: { challenge: string; redirect: string | null }) => (
  <NarrowPage
    title="Falta um código"
    text="Sua conta tem verificação em duas etapas."
    below={
      <a className="link" href={withRedirect('/auth/login', redirect)}>
        Voltar para a senha
      </a>
    }
  >
    <SecondStepForm challenge={challenge} />
  </NarrowPage>
)
