import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { DeviceSearch } from '../components/device-search.tsx'
import { DeviceView } from '../components/device-view.tsx'
import type { Route } from './+types/iot-device.page'
import { deviceOrSearch } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && iotTitle(loaderData.found ? loaderData.found.device.serial : 'Ver um robô'),
}))

export const loader = async ({ params, url, context }: Route.LoaderArgs) => ({
  found: await deviceOrSearch(apiFor(context), { id: params.id, url, area: iotArea }),
})

export default function IotDevicePage({ loaderData: { found } }: Route.ComponentProps) {
  return found ? <DeviceView {...found} area={iotArea} /> : <DeviceSearch />
}
