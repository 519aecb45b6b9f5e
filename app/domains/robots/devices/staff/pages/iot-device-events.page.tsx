import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { EventList } from '../components/event-list.tsx'
import type { Route } from './+types/iot-device-events.page'
import { eventFilterOf } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Eventos dos robôs') })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).devices.staff.events(eventFilterOf(request, { source: 'device' }))

export default function IotDeviceEventsPage({ loaderData }: Route.ComponentProps) {
  return <EventList events={loaderData} source="device" area={iotArea} />
}
