import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { ReorderList } from '#ui/admin/reorder-list.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { adminArea } from '../../area.kinds.ts'
import { DeviceModelChannelInput, DeviceModelChannelRef } from '../../channels/model-channels.schemas.ts'
import { DeviceModelPartPut, DeviceModelPartRef } from '../../parts/device-parts.schemas.ts'
import { DeviceScreenMove } from '../../screens/device-screens.schemas.ts'
import { DeviceModelSensorRef } from '../../sensors/sensors.schemas.ts'
import { ModelDetail } from '../components/model-detail.tsx'
import { AddSensor, PutChannel, PutPart } from '../components/model-forms.tsx'
import { deviceModelFields } from '../device-model.form.ts'
import { DeviceModelInput } from '../device-models.schemas.ts'
import { optionsOf } from '../model-options.view.ts'
import type { Route } from './+types/admin-model.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Modelo ${loaderData.model.name}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { models, screens, sensors, parts } = apiFor(context).deviceModels
  const model = await models.show({ id: Number(params.id) })
  const [shown, known, stock] = await Promise.all([
    screens.list({ model_id: model.id, per_page: 100 }),
    sensors.list({ per_page: 100 }),
    parts.list({ per_page: 100 }),
  ])
  const built = new Set(model.sensors.filter(({ removed_at }) => !removed_at).map(({ id }) => id))
  return {
    model,
    screens: shown.data,
    sensors: optionsOf(known.data.filter(({ id }) => !built.has(id))),
    parts: optionsOf(stock.data.map(({ id, name, code }) => ({ id, name: `${name} (${code})` }))),
  }
}

const back = '/admin/ganza/modelos'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  const here = `${back}/${id}`
  const form = await formOf(args.request)
  if (form.get('intent') === 'move')
    return submit(args, DeviceScreenMove, async (api, input) => {
      const { name } = await api.deviceModels.screens.move(input)
      return redirectWithToast(here, `A tela ${name} mudou de lugar.`)
    })
  switch (form.get('form')) {
    case 'add_sensor':
      return submit(args, DeviceModelSensorRef.omit({ id: true }), async (api, input) => {
        await api.deviceModels.sensors.addToModel({ ...input, id })
        return redirectWithToast(here, 'O sensor está no modelo.')
      })
    case 'remove_sensor':
      return submit(args, DeviceModelSensorRef.omit({ id: true }), async (api, input) => {
        await api.deviceModels.sensors.removeFromModel({ ...input, id })
        return redirectWithToast(here, 'O sensor saiu do modelo. O que ele mediu fica.')
      })
    case 'put_channel':
      return submit(args, DeviceModelChannelInput, async (api, input) => {
        await api.deviceModels.channels.put({ ...input, id })
        return redirectWithToast(here, `O canal ${input.name} foi salvo.`)
      })
    case 'remove_channel':
      return submit(args, DeviceModelChannelRef.omit({ id: true }), async (api, input) => {
        await api.deviceModels.channels.remove({ ...input, id })
        return redirectWithToast(here, 'O canal foi apagado.')
      })
    case 'put_part':
      return submit(args, DeviceModelPartPut.omit({ id: true }), async (api, input) => {
        await api.deviceModels.parts.putInModel({ ...input, id })
        return redirectWithToast(here, 'A peça está no modelo.')
      })
    case 'remove_part':
      return submit(args, DeviceModelPartRef.omit({ id: true }), async (api, input) => {
        await api.deviceModels.parts.removeFromModel({ ...input, id })
        return redirectWithToast(here, 'A peça saiu do modelo.')
      })
    case 'danger':
      return submit(args, z.object({}), async (api) => {
        await api.deviceModels.models.remove({ id })
        return redirectWithToast(back, 'O modelo foi apagado.')
      })
    default:
      return submit(args, DeviceModelInput, async (api, input) => {
        const { name } = await api.deviceModels.models.update({ ...input, id })
        return redirectWithToast(here, `${name} foi salvo.`)
      })
  }
}

const withForms = ['add_sensor', 'put_channel', 'put_part', 'record', 'danger']

export default function AdminModelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { model, screens, sensors, parts } = loaderData
  const { id, name, description, interval_seconds, devices_count } = model
  const sent = String(actionData?.values?.form ?? '')
  return (
    <div className="space-y-6">
      {actionData?.message && !withForms.includes(sent) && <Notice tone="error" title={actionData.message} />}
      <ModelDetail
        model={model}
        screens={screens}
        area={adminArea}
        forms={{
          sensors: <AddSensor sensors={sensors} open={sent === 'add_sensor'} />,
          channels: <PutChannel next={model.channels.length + 1} open={sent === 'put_channel'} />,
          parts: <PutPart model={model} parts={parts} open={sent === 'put_part'} />,
        }}
      />
      {screens.length > 1 && (
        <Card title="Ordem das telas">
          <ReorderList
            label="Ordem das telas"
            items={screens}
            keyOf={(screen) => screen.id}
            nameOf={(screen) => screen.name}
          >
            {(screen) => screen.name}
          </ReorderList>
        </Card>
      )}
      <h2 className="text-xl">Sobre o modelo</h2>
      <RecordForm
        key={id}
        fields={deviceModelFields}
        values={{ name, description, interval_seconds }}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${name}?`,
          label: 'Apagar modelo',
          text: devices_count
            ? 'Só dá para apagar um modelo sem robôs.'
            : 'Nenhum robô é deste modelo. As telas e versões dele somem junto.',
          dependents: devices_count
            ? [{ label: plural(devices_count, 'robô', 'robôs'), consequence: 'São deste modelo.' }]
            : [],
        }}
      />
    </div>
  )
}
