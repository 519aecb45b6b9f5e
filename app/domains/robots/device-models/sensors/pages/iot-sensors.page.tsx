import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { SensorList } from '../components/sensor-list.tsx'
import { DeviceSensorFilter } from '../sensors.schemas.ts'
import type { Route } from './+types/iot-sensors.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Sensores de telemetria') })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.sensors.list(filterOf(request, DeviceSensorFilter))

export default function IotSensorsPage({ loaderData: page }: Route.ComponentProps) {
  return <SensorList page={page} area={iotArea} />
}
