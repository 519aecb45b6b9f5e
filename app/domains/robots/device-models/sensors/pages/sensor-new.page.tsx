import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { newSensorFields, sensorFields } from '../sensor.form.ts'
import { DeviceSensorInput } from '../sensors.schemas.ts'
import type { Route } from './+types/sensor-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Novo sensor de telemetria' })

const back = '/admin/ganza/sensores-de-telemetria'

export const action = (args: Route.ActionArgs) =>
  submit(args, DeviceSensorInput, async (api, input) => {
    const sensor = await api.deviceModels.sensors.create(input)
    return redirectWithToast(back, `${sensor.name} entrou na lista.`)
  })

export default function SensorNewPage() {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Novo sensor" crumbs={[{ to: back, label: 'Sensores de telemetria' }]} />
      <RecordForm
        fields={[...newSensorFields, ...sensorFields]}
        values={{ kind: 'measured', decimals: 1 }}
        submit="Criar"
        back={back}
      />
    </div>
  )
}
