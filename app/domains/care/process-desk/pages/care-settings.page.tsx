import { distributions } from '#domains/care/processes/processes/process.kinds.ts'
import { distributionWords } from '#domains/care/processes/processes/process.words.ts'
import { CareSettingsChange } from '#domains/care/processes/settings/care-settings.schemas.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/care-settings.page'

const here = '/admin/comunidade360/configuracoes'

export const middleware = [access('can:processes.manage')]
export const meta = pageMeta({ title: 'Configurações da Comunidade 360' })

export async function loader({ context }: Route.LoaderArgs) {
  const { processes } = apiFor(context).processes
  const [settings, { data }] = await Promise.all([processes.settings(), processes.professionals()])
  return { settings, professionals: data }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CareSettingsChange.omit({ opened: true }), async (api, input) => {
    await api.processes.processes.changeSettings(input)
    return redirectWithToast(here, 'Configurações salvas.')
  })

export default function CareSettingsPage({ loaderData: { settings, professionals } }: Route.ComponentProps) {
  const person = (name: string, label: string, profession: string) => ({
    ...{ kind: 'select' as const, name, label, required: false, placeholder: 'Ninguém' },
    options: professionals
      .filter((one) => one.profession === profession)
      .map(({ id, nickname, register }) => ({ value: id, label: `${nickname} (${register})` })),
  })
  const link = (name: string, label: string) => ({
    ...{ kind: 'text' as const, type: 'url' as const, name, label, required: false, maxLength: 500 },
    placeholder: 'https://',
  })
  const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? '']))
  return (
    <>
      <PageHeader
        title="Configurações da Comunidade 360"
        text="Quem o acolhimento encontra escolhido ao distribuir, e onde o cliente paga as consultas."
      />
      <RecordForm
        fields={[
          {
            ...{ kind: 'select', name: 'distribution', label: 'Distribuição' },
            help: 'O acolhimento vê a proposta e pode mudar. A segunda advocacia é sempre a escolhida abaixo.',
            options: distributions.map((value) => ({ value, label: distributionWords[value] })),
          },
          person('adv_pattern_id', 'Advocacia', 'advogado'),
          person('adv_secoundary_id', 'Segunda advocacia', 'advogado'),
          person('medico_id', 'Medicina', 'medico'),
          person('eng_agro_id', 'Agronomia', 'engenheiro-agronomo'),
          link('link_pag_medico', 'Pagamento da consulta médica'),
          link('link_pag_eng_agro', 'Pagamento do laudo agronômico'),
        ]}
        values={values}
        opened={settings}
        submit="Salvar"
        back="/admin/comunidade360/processos"
      />
    </>
  )
}
