import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DevicePartInput } from '../device-parts.schemas.ts'
import { partFields } from '../part.form.ts'
import type { Route } from './+types/part-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Nova peça de robô' })

const back = '/admin/ganza/parts'

export const action = (args: Route.ActionArgs) =>
  submit(args, DevicePartInput, async (api, input) => {
    const part = await api.deviceModels.parts.create(input)
    return redirectWithToast(back, `${part.name} entrou na lista.`)
  })

export default function PartNewPage() {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Nova peça" crumbs={[{ to: back, label: 'Peças dos robôs' }]} />
      <RecordForm fields={partFields} submit="Criar" back={back} />
    </div>
  )
}
