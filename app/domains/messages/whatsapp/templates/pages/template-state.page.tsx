import { z } from 'zod'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { templateStateNames, templateStateTones, templateTitle } from '../template-state.words.ts'
import type { Route } from './+types/template-state.page'

const list = '/admin/whatsapp/catalog_messages'

export const middleware = [access('can:messages.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Situação de ${templateTitle(loaderData.template.name)} na Meta`,
  noindex: true,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  template: await apiFor(context).whatsapp.templates.state({ id: Number(params.id) }),
})

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({}), async ({ whatsapp }) => {
    await whatsapp.templates.check()
    return redirectWithToast(`${list}/${args.params.id}/situacao`, 'A Meta respondeu.')
  })

export default function TemplateStatePage({ loaderData: { template } }: Route.ComponentProps) {
  const { id, name, body, state, reason, checked_at, configured } = template
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Situação na Meta"
        crumbs={[
          { to: list, label: 'Catálogo de mensagens' },
          { to: `${list}/${id}`, label: templateTitle(name) },
          { label: 'Situação' },
        ]}
      >
        <Badge tone={templateStateTones[state]}>{templateStateNames[state]}</Badge>
      </PageHeader>
      <div className="space-y-5">
        {!configured && (
          <Notice title="Este servidor ainda não envia WhatsApp">
            Defina WHATSAPP_TOKEN, WHATSAPP_PHONE_ID e WHATSAPP_BUSINESS_ID para perguntar à Meta.
          </Notice>
        )}
        {state === 'draft' && (
          <Notice title="O próximo passo é na Meta">
            Crie lá, no Gerenciador do WhatsApp, um modelo com este nome, este idioma e este mesmo texto, e mande para
            análise. {configured && 'O site lê a resposta a cada hora, ou quando você perguntar.'}
          </Notice>
        )}
        <Card title={<code>{name}</code>}>
          <p className="whitespace-pre-line">{body}</p>
          {reason && <p className="mt-4 text-error">{reason}</p>}
          <p className="mt-4 text-muted">
            {checked_at ? `A Meta disse isto ${onDay(formatDayTime(checked_at))}.` : 'A Meta ainda não foi perguntada.'}
          </p>
        </Card>
        {configured && (
          <Form name="check">
            <SubmitButton icon="refresh-cw" sending="Perguntando…">
              Perguntar agora
            </SubmitButton>
          </Form>
        )}
      </div>
    </div>
  )
}
