import { iotArea, iotTitle } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ModeList } from '../components/mode-list.tsx'
import { ModeFilter } from '../modes.schemas.ts'
import type { Route } from './+types/iot-modes.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Modos dos robôs') })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, ModeFilter)
  const { data } = await apiFor(context).control.modes.list({ ...filter, per_page: 100 })
  return { modes: data, searched: Boolean(filter.search) }
}

export default function IotModesPage({ loaderData }: Route.ComponentProps) {
  return <ModeList {...loaderData} area={iotArea} />
}
