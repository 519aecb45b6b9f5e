import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { optionsOf } from '../../models/model-options.view.ts'
import { VersionList } from '../components/version-list.tsx'
import { FirmwareFilter } from '../firmware.schemas.ts'
import type { Route } from './+types/iot-versions.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: iotTitle('Versões do firmware') })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deviceModels } = apiFor(context)
  const [page, models, key] = await Promise.all([
    deviceModels.firmware.list(filterOf(request, FirmwareFilter)),
    deviceModels.models.list({ per_page: 100 }),
    deviceModels.firmware.key(),
  ])
  return { page, models: optionsOf(models.data), public_key: key.public_key }
}

export default function IotVersionsPage({ loaderData }: Route.ComponentProps) {
  return <VersionList {...loaderData} area={iotArea} />
}
