import { access } from '#web/guard.server.ts'
import type { Route } from './+types/iot-events-csv.page'
import { eventsCsv } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]

export const loader = ({ request, context }: Route.LoaderArgs) => eventsCsv(context, request)
