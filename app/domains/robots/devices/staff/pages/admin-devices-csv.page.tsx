import { access } from '#web/guard.server.ts'
import type { Route } from './+types/admin-devices-csv.page'
import { devicesCsv } from './device-pages.server.ts'

export const middleware = [access('can:devices.manage')]

export const loader = ({ request, context }: Route.LoaderArgs) => devicesCsv(context, request)
