import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { sensorFields } from '../sensor.form.ts'
import { sensorKindWords } from '../sensor.words.ts'
import { DeviceSensorFields } from '../sensors.schemas.ts'
import type { Route } from './+types/sensor-edit.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.sensor.name} em Sensores de telemetria`,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  sensor: await apiFor(context).deviceModels.sensors.show({ id: Number(params.id) }),
})

const back = '/admin/ganza/sensores-de-telemetria'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, z.object({}), async (api) => {
      await api.deviceModels.sensors.remove({ id })
      return redirectWithToast(back, 'O sensor foi apagado.')
    })
  return submit(args, DeviceSensorFields, async (api, input) => {
    const sensor = await api.deviceModels.sensors.update({ ...input, id })
    return redirectWithToast(back, `${sensor.name} foi salvo.`)
  })
}

export default function SensorEditPage({ loaderData: { sensor } }: Route.ComponentProps) {
  const { id, key, kind, models_count, ...values } = sensor
  const used = models_count > 0
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={sensor.name}
        text={
          <>
            {sensorKindWords[kind]}. Chave no protocolo: <code>{key}</code>. Ela não muda: os robôs conhecem o sensor
            por ela.
          </>
        }
        crumbs={[{ to: back, label: 'Sensores de telemetria' }]}
      />
      <RecordForm
        key={id}
        fields={sensorFields}
        values={values}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${sensor.name}?`,
          label: 'Apagar sensor',
          text: used
            ? 'Tire o sensor dos modelos antes de apagar.'
            : 'Nenhum modelo tem este sensor. O código dele fica reservado para sempre.',
          dependents: used
            ? [{ label: plural(models_count, 'modelo', 'modelos'), consequence: 'Ainda têm este sensor.' }]
            : [],
        }}
      />
    </div>
  )
}
