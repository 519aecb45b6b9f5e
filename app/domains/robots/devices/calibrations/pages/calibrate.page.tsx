import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeviceCalibrationInput, DeviceCalibrationRef } from '../calibrations.schemas.ts'
import { SensorCalibration } from '../components/sensor-calibration.tsx'
import type { Route } from './+types/calibrate.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Calibrar ${loaderData?.device.name ?? ''}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiFor(context).devices.calibrations.show({ id: params.serial_number })

export async function action(args: Route.ActionArgs) {
  const id = args.params.serial_number
  const here = `/ganza/${id}/calibrar`
  if (String((await formOf(args.request)).get('form')).startsWith('undo-'))
    return submit(args, DeviceCalibrationRef.omit({ id: true }), async (api, input) => {
      await api.devices.calibrations.undo({ ...input, id })
      return redirectWithToast(here, 'Calibração desfeita. Vale a de antes.')
    })
  return submit(args, DeviceCalibrationInput.omit({ id: true }), async (api, input) => {
    await api.devices.calibrations.calibrate({ ...input, id })
    return redirectWithToast(here, 'Sensor calibrado. Vale para o que ele medir de agora em diante.')
  })
}

export default function CalibratePage({ loaderData, actionData }: Route.ComponentProps) {
  const { device, sensors, can } = loaderData
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Calibrar sensores"
        text="Compare com um aparelho em que você confia e diga a diferença."
        crumbs={[{ to: `/ganza/${device.serial}`, label: device.name }, { label: 'Calibrar' }]}
      />
      {actionData?.message && String(actionData.values?.form).startsWith('undo-') && (
        <Notice tone="error" title={actionData.message} />
      )}
      {!can.calibrate && <Notice title="Neste robô você só olha. Quem é dono pode calibrar." />}
      {sensors.length === 0 && <EmptyState icon="scale" text="Este modelo não tem sensores que se calibram." />}
      {sensors.map((sensor) => (
        <SensorCalibration
          key={sensor.id}
          sensor={sensor}
          calibrates={can.calibrate}
          open={actionData?.values?.form === `calibrate-${sensor.id}`}
        />
      ))}
      <Disclosure title="Como calculamos" icon="info">
        <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
          <p>
            Com um ponto, somamos a diferença a cada leitura. Com dois, ajustamos uma reta que passa por eles: valor ×
            escala + diferença. A nova comparação parte do que o robô mostrava, já corrigido.
          </p>
          <p>
            A correção vale pela hora em que o robô mediu, mesmo quando a leitura chega depois. O que já foi medido não
            muda. O VPD acompanha a temperatura e a umidade corrigidas.
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
