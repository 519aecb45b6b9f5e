import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { PartList } from '../components/part-list.tsx'
import { DevicePartFilter } from '../device-parts.schemas.ts'
import type { Route } from './+types/iot-parts.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Peças dos robôs') })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.parts.list(filterOf(request, DevicePartFilter))

export default function IotPartsPage({ loaderData: page }: Route.ComponentProps) {
  return <PartList page={page} area={iotArea} />
}
