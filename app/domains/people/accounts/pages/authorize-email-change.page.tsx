import { data } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { DeadLink } from '../components/dead-link.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import type { Route } from './+types/authorize-email-change.page'
import { checkLink } from './check-link.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Autorizar a troca do e-mail', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) => checkLink(apiFor(context), request, 'authorize_email')

export const action = (args: Route.ActionArgs) =>
  submit(args, TokenInput, async (api, input) =>
    data({ sent_to: (await api.accounts.emailChange.authorize(input)).email }),
  )

export default function AuthorizeEmailChangePage({ loaderData: { token, state }, actionData }: Route.ComponentProps) {
  if (actionData && 'sent_to' in actionData) return <Authorized email={actionData.sent_to} />
  if (state !== 'valid') return <DeadLink state={state} again={{ to: '/redefinir-email', label: 'Trocar o e-mail' }} />
  return (
    <NarrowPage title="Autorizar a troca do e-mail" text="Só autorize se foi você que pediu.">
      <Form>
        <HiddenField name="token" value={token} />
        <SubmitButton wide sending="Autorizando…">
          Autorizar a troca
        </SubmitButton>
      </Form>
    </NarrowPage>
  )
}

const Authorized = ({ email }: { email: string }) => (
  <NarrowPage title="Troca autorizada">
    <div role="status">
      <Notice tone="success" title="Falta um passo">
        Enviamos uma mensagem para <b className="wrap-anywhere">{email}</b>. Toque no link para concluir a troca.
      </Notice>
    </div>
  </NarrowPage>
)
