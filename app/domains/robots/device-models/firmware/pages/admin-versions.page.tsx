import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { adminArea } from '../../area.kinds.ts'
import { optionsOf } from '../../models/model-options.view.ts'
import { VersionList } from '../components/version-list.tsx'
import { FirmwareFilter } from '../firmware.schemas.ts'
import type { Route } from './+types/admin-versions.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Versões do firmware' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deviceModels } = apiFor(context)
  const [page, models, key] = await Promise.all([
    deviceModels.firmware.list(filterOf(request, FirmwareFilter)),
    deviceModels.models.list({ per_page: 100 }),
    deviceModels.firmware.key(),
  ])
  return { page, models: optionsOf(models.data), public_key: key.public_key }
}

export default function AdminVersionsPage({ loaderData }: Route.ComponentProps) {
  return <VersionList {...loaderData} area={adminArea} />
}
