import { data } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { DeadLink } from '../components/dead-link.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { useAutoSubmit } from '../components/use-auto-submit.ts'
import { withRedirect } from '../components/with-redirect.model.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import type { Route } from './+types/email-confirmation.page'
import { checkLink } from './check-link.server.ts'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Confirmar e-mail', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const link = await checkLink(apiFor(context), request, 'confirm_email')
  return { ...link, redirect: redirectOf(request), signed_in: !!viewer, waiting: !!viewer && !viewer.email_verified }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TokenInput, async (api, input) => data(await api.accounts.emailConfirmation.confirm(input)))

export default function EmailConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, state, redirect, signed_in, waiting } = loaderData
  const confirmed = actionData && 'already_confirmed' in actionData ? actionData : undefined
  useAutoSubmit(state === 'valid' && waiting && !actionData, token)
  const next = { redirect, signed_in }
  if (confirmed) return <Confirmed {...next} already={confirmed.already_confirmed} />
  if (state === 'used') return <Confirmed {...next} already />
  if (!token) return <CheckYourMail {...next} />
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

/** Shown after registration: the same text whether the e-mail was new or already taken. */
function CheckYourMail({ redirect, signed_in }: Next) {
  return (
    <NarrowPage title="Confira seu e-mail" text="Enviamos uma mensagem para o e-mail que você escreveu.">
      <div className="space-y-5">
        <p>
          Abra a mensagem e siga o link para confirmar que o e-mail é seu. Ele vale por 24 horas. Não chegou? Olhe a
          caixa de spam ou entre para pedir outro.
        </p>
        <LinkButton
          to={withRedirect(signed_in ? '/auth/verificar-email' : '/auth/login', redirect)}
          tone="primary"
          wide
        >
          {signed_in ? 'Pedir outro link' : 'Entrar'}
        </LinkButton>
      </div>
    </NarrowPage>
  )
}
