import { access } from '#web/guard.server.ts'
import type { Route } from './+types/admin-events-csv.page'
import { eventsCsv } from './device-pages.server.ts'

export const middleware = [access('can:devices.manage')]

export const loader = ({ request, context }: Route.LoaderArgs) => eventsCsv(context, request)
