import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { DeviceList } from '../components/device-list.tsx'
import type { Route } from './+types/iot-devices.page'
import { devicesWithFilters } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Dispositivos') })

export const loader = ({ request, context }: Route.LoaderArgs) => devicesWithFilters(apiFor(context), request)

export default function IotDevicesPage({ loaderData }: Route.ComponentProps) {
  return <DeviceList {...loaderData} area={iotArea} />
}
