import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { adminArea } from '../../area.kinds.ts'
import { PartList } from '../components/part-list.tsx'
import { DevicePartFilter } from '../device-parts.schemas.ts'
import type { Route } from './+types/admin-parts.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Peças dos robôs' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).deviceModels.parts.list(filterOf(request, DevicePartFilter))

export default function AdminPartsPage({ loaderData: page }: Route.ComponentProps) {
  return <PartList page={page} area={adminArea} />
}
