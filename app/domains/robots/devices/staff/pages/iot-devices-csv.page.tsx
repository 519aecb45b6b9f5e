import { access } from '#web/guard.server.ts'
import type { Route } from './+types/iot-devices-csv.page'
import { devicesCsv } from './device-pages.server.ts'

export const middleware = [access('iot_analyst')]

export const loader = ({ request, context }: Route.LoaderArgs) => devicesCsv(context, request)
