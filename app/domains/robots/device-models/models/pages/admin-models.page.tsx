import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { adminArea } from '../../area.kinds.ts'
import { ModelList } from '../components/model-list.tsx'
import { DeviceModelFilter } from '../device-models.schemas.ts'
import type { Route } from './+types/admin-models.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Modelos de robô' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.models.list(filterOf(request, DeviceModelFilter))

export default function AdminModelsPage({ loaderData: page }: Route.ComponentProps) {
  return <ModelList page={page} area={adminArea} />
}
