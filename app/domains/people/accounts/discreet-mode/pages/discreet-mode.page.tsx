import { redirect } from 'react-router'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { neutralName } from '#ui/document/neutral-title.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { useRootData } from '#ui/root-data.ts'
import { discreetCookie } from '#web/discreet.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { toastCookie } from '#web/toast.server.ts'
import { DiscreetMode } from '../discreet-mode.schemas.ts'
import type { Route } from './+types/discreet-mode.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Modo discreto', noindex: true })

/**
 * Signed in: saved in the account for all devices. Always also in a cookie of this device, so that it survives logout.
 */
export const action = (args: Route.ActionArgs) =>
  submit(args, DiscreetMode, async (api, { discreet }) => {
    if (args.context.get(requestContext).viewer) await api.accounts.discreetMode.change({ discreet })
    const text = discreet ? `Modo discreto ligado: agora o site se chama ${neutralName}.` : 'Modo discreto desligado.'
    const headers = new Headers()
    headers.append('set-cookie', discreetCookie(discreet))
    headers.append('set-cookie', toastCookie({ kind: 'success', text }))
    return redirect('/perfil/discreto', { headers })
  })

export default function DiscreetModePage() {
  const data = useRootData()
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Modo discreto"
        text="Mostra o site com outro nome e outro ícone, caso alguém olhe a sua tela."
      />
      <Card>
        <Form className="space-y-5">
          <SwitchField
            name="discreet"
            label="Nome e ícone"
            on={{ label: 'Discretos', icon: 'notebook-pen' }}
            off={{ label: 'Normais', icon: 'sprout' }}
            defaultChecked={data?.discreet ?? false}
          />
          <SubmitButton tone="primary" sending="Salvando…">
            Salvar
          </SubmitButton>
        </Form>
      </Card>
      <ul className="mt-6 list-disc space-y-2 ps-5 text-muted">
        <li>
          Na aba, nos favoritos, no alto da página e no app instalado aparece “{neutralName}” com um caderno. A aba não
          diz em que página você está.
        </li>
        <li>
          {data?.viewer
            ? 'Vale em todos os aparelhos em que você entrar. Neste, continua valendo mesmo depois de sair.'
            : 'Vale só neste aparelho. Entre na sua conta para valer em todos.'}
        </li>
        <li>Já instalou o app? Remova e instale de novo para o ícone mudar.</li>
        <li>O endereço, o conteúdo das páginas e os e-mails não mudam. O modo discreto não protege como uma senha.</li>
      </ul>
    </div>
  )
}
