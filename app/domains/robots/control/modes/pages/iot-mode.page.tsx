import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ModeShown } from '../components/mode-detail.tsx'
import type { Route } from './+types/iot-mode.page'

export const middleware = [access('iot_analyst')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && iotTitle(`Modo ${loaderData.name}, ${loaderData.model.name}`),
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).control.modes.show({ id: Number(params.id) })

export default function IotModePage({ loaderData }: Route.ComponentProps) {
  return <ModeShown mode={loaderData} area={iotArea} />
}
