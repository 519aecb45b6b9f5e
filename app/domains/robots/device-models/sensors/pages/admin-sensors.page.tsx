import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { adminArea } from '../../area.kinds.ts'
import { SensorList } from '../components/sensor-list.tsx'
import { DeviceSensorFilter } from '../sensors.schemas.ts'
import type { Route } from './+types/admin-sensors.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Sensores de telemetria' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.sensors.list(filterOf(request, DeviceSensorFilter))

export default function AdminSensorsPage({ loaderData: page }: Route.ComponentProps) {
  return <SensorList page={page} area={adminArea} />
}
