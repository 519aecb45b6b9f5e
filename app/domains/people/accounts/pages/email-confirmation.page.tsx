import { data, redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import { toastCookie } from '#web/toast.server.ts'
import { CheckYourMail } from '../components/check-your-mail.tsx'
import { DeadLink } from '../components/dead-link.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { useAutoSubmit } from '../components/use-auto-submit.ts'
import { afterSignUp, withRedirect } from '../components/with-redirect.model.ts'
import { ResendToInput } from '../email-confirmation/email-confirmation.schemas.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { Email } from '../registration/registration.schemas.ts'
import type { Route } from './+types/email-confirmation.page'
import { checkLink } from './check-link.server.ts'
import { redirectOf } from './redirect-of.server.ts'
import { keepSession } from './session-cookie.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Confirmar e-mail', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const link = await checkLink(apiFor(context), request, 'confirm_email')
  return {
    ...link,
    email: Email.safeParse(new URL(request.url).searchParams.get('email')).data ?? null,
    redirect: afterSignUp(redirectOf(request)),
    signed_in: !!viewer,
    waiting: !!viewer && !viewer.email_verified,
  }
}

/** Two forms: the link's, and sending another one to the address that was typed. */
export async function action(args: Route.ActionArgs) {
  const next = afterSignUp(redirectOf(args.request))
  if ((await formOf(args.request)).get('form') === 'again')
    return submit(args, ResendToInput, async (api, { email }) =>
      data({ sent_to: (await api.accounts.emailConfirmation.resendTo({ email, redirect: next ?? undefined })).email }),
    )
  return submit(args, TokenInput, async (api, input) => {
    const { token, already_confirmed } = await api.accounts.emailConfirmation.confirm(input)
    return token ? enter(args, token, next ?? '/') : data({ already_confirmed })
  })
}

function enter({ context }: Route.ActionArgs, token: string, to: string) {
  const headers = new Headers({ 'set-cookie': keepSession(token, context.get(pageState).https) })
  headers.append('set-cookie', toastCookie({ kind: 'success', text: 'E-mail confirmado! Seu jardim está aberto.' }))
  return redirect(to, { headers })
}

export default function EmailConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, state, redirect, signed_in, waiting, email } = loaderData
  const confirmed = actionData && 'already_confirmed' in actionData ? actionData : undefined
  useAutoSubmit(state === 'valid' && waiting && !actionData, token)
  const next = { redirect, signed_in }
  if (confirmed) return <Confirmed {...next} already={confirmed.already_confirmed} />
  if (state === 'used') return <Confirmed {...next} already />
  const again = actionData && 'sent_to' in actionData ? actionData : undefined
  if (!token) return <CheckYourMail {...next} email={email} again={again} />
  if (state !== 'valid') return <DeadLink state={state} again={newLink(next)} />
  return (
    <NarrowPage title="Falta um toque" text="Confirme que este e-mail é seu.">
      <Form>
        <HiddenField name="token" value={token} />
        <SubmitButton wide sending="Confirmando…">
          Confirmar meu e-mail
        </SubmitButton>
      </Form>
    </NarrowPage>
  )
}

type Next = { redirect: string | null; signed_in: boolean }

/** Signed out: signing in leads to the page with the resend button. */
const newLink = ({ redirect }: Next) => ({
  to: withRedirect('/auth/verificar-email', redirect),
  label: 'Pedir outro link',
})

function Confirmed({ already, redirect, signed_in }: Next & { already: boolean }) {
  return (
    <NarrowPage
      title={already ? 'E-mail já confirmado' : 'E-mail confirmado!'}
      text={already ? 'Está tudo certo, não precisa fazer mais nada.' : 'Seu jardim está aberto. Bom cultivo!'}
    >
      <LinkButton to={signed_in ? (redirect ?? '/') : withRedirect('/auth/login', redirect)} tone="primary" wide>
        {signed_in ? 'Continuar' : 'Entrar'}
      </LinkButton>
    </NarrowPage>
  )
}
