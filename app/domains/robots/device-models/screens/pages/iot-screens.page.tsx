import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { optionsOf } from '../../models/model-options.view.ts'
import { ScreenList } from '../components/screen-list.tsx'
import { DeviceScreenFilter } from '../device-screens.schemas.ts'
import type { Route } from './+types/iot-screens.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Telas dos robôs') })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deviceModels } = apiFor(context)
  const [page, models] = await Promise.all([
    deviceModels.screens.list(filterOf(request, DeviceScreenFilter)),
    deviceModels.models.list({ per_page: 100 }),
  ])
  return { page, models: optionsOf(models.data) }
}

export default function IotScreensPage({ loaderData }: Route.ComponentProps) {
  return <ScreenList {...loaderData} area={iotArea} />
}
