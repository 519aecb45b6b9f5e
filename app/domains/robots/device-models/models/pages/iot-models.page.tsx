import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { ModelList } from '../components/model-list.tsx'
import { DeviceModelFilter } from '../device-models.schemas.ts'
import type { Route } from './+types/iot-models.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Modelos de robô') })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.models.list(filterOf(request, DeviceModelFilter))

export default function IotModelsPage({ loaderData: page }: Route.ComponentProps) {
  return <ModelList page={page} area={iotArea} />
}
