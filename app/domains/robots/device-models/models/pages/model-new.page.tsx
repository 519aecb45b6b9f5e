import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { deviceModelFields } from '../device-model.form.ts'
import { DeviceModelInput } from '../device-models.schemas.ts'
import type { Route } from './+types/model-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Novo modelo de robô' })

const back = '/admin/ganza/modelos'

export const action = (args: Route.ActionArgs) =>
  submit(args, DeviceModelInput, async (api, input) => {
    const { id, name } = await api.deviceModels.models.create(input)
    return redirectWithToast(`${back}/${id}`, `${name} foi criado. Agora diga o que ele mede e liga.`)
  })

export default function ModelNewPage() {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Novo modelo" crumbs={[{ to: back, label: 'Modelos de robô' }]} />
      <RecordForm fields={deviceModelFields} values={{ interval_seconds: 30 }} submit="Criar" back={back} />
    </div>
  )
}
