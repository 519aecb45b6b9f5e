import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProgramText } from '../../modes/components/program-text.tsx'
import type { Route } from './+types/shared-mode.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Modo de ${loaderData.by} para ${loaderData.model}` : 'Modo compartilhado',
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).control.own.shared({ share_key: params.share_key })

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({ serial: z.string({ error: 'Escolha um robô.' }) }), async ({ control }, { serial }) => {
    await control.own.copy({ id: serial, share_key: args.params.share_key })
    return redirectWithToast(`/ganza/${serial}/meu-modo`, 'Copiado. Agora mude o que quiser.')
  })

export default function SharedModePage({
  loaderData: { by, model, version, program, names, devices },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={`Modo de ${by}`}
        text={`Para robôs ${model}, versão ${version}. Veja o que ele faz e copie para o seu.`}
      />
      <div className="space-y-8">
        <Card title="O que este modo faz">
          <ProgramText program={program} names={names} />
        </Card>
        {devices.length === 0 ? (
          <Notice
            tone="info"
            title={`Você não tem um robô ${model}`}
            action={<LinkButton to="/ganza/vincular-ganza">Vincular um robô</LinkButton>}
          >
            Este modo só serve para robôs desse modelo.
          </Notice>
        ) : (
          <Card title="Copiar para o meu">
            <Form values={{ serial: devices[0]?.serial }}>
              <SelectField
                name="serial"
                label="O robô"
                options={devices.map(({ serial, name }) => ({ value: serial, label: `${name} (${serial})` }))}
                help="A cópia vira uma nova versão do seu meu-modo. As outras ficam na lista."
              />
              <FormActions>
                <SubmitButton sending="Copiando…">Copiar para o meu</SubmitButton>
              </FormActions>
            </Form>
          </Card>
        )}
      </div>
    </div>
  )
}
