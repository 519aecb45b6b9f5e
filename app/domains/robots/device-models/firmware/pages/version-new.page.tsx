import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { optionsOf } from '../../models/model-options.view.ts'
import { FirmwareInput } from '../firmware.schemas.ts'
import { notesField } from '../version.form.ts'
import type { Route } from './+types/version-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Nova versão do firmware' })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  models: optionsOf((await apiFor(context).deviceModels.models.list({ per_page: 100 })).data),
})

const back = '/admin/ganza/versoes-arduino'

export const action = (args: Route.ActionArgs) =>
  submit(args, FirmwareInput, async (api, input) => {
    const { id, version } = await api.deviceModels.firmware.create(input)
    return redirectWithToast(`${back}/${id}`, `Rascunho da ${version} criado. Agora envie o binário.`)
  })

export default function VersionNewPage({ loaderData: { models } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Nova versão"
        text="Ela nasce como rascunho: envie o binário e publique quando estiver pronta."
        crumbs={[{ to: back, label: 'Versões do firmware' }]}
      />
      <RecordForm
        fields={[
          { kind: 'select', name: 'model_id', label: 'Modelo', options: models, placeholder: 'Escolha um modelo' },
          {
            kind: 'text',
            name: 'version',
            label: 'Número',
            help: 'Três números com pontos. Cada número existe uma vez por modelo.',
            placeholder: '1.5.0',
          },
          notesField,
        ]}
        submit="Criar rascunho"
        back={back}
      />
    </div>
  )
}
