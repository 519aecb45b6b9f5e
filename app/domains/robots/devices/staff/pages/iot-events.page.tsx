import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { EventList } from '../components/event-list.tsx'
import type { Route } from './+types/iot-events.page'
import { eventFilterOf } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && iotTitle(loaderData.title),
}))

/** Of a robot (`:id` or serial number) and of a kind (`:type`), both optional. */
export async function loader({ request, context, params: { id, type } }: Route.LoaderArgs) {
  const serial = id?.toUpperCase()
  const events = await apiFor(context).devices.staff.events(eventFilterOf(request, { device: serial, kind: type }))
  return { events, serial, title: serial ? `Eventos de ${serial}${type ? ` (${type})` : ''}` : 'Todos os eventos' }
}

export default function IotEventsPage({ loaderData: { events, serial } }: Route.ComponentProps) {
  return <EventList events={events} serial={serial} area={iotArea} />
}
