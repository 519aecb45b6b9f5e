import { adminArea } from '#domains/robots/device-models/area.kinds.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ModeList } from '../components/mode-list.tsx'
import { ModeFilter, ModeMove } from '../modes.schemas.ts'
import type { Route } from './+types/admin-modes.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Modos dos robôs' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, ModeFilter)
  const { data } = await apiFor(context).control.modes.list({ ...filter, per_page: 100 })
  return { modes: data, searched: Boolean(filter.search) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ModeMove, async ({ control }, input) => {
    const { name } = await control.modes.move(input)
    return redirectWithToast('/admin/ganza/modos', `${name} mudou de lugar.`)
  })

export default function AdminModesPage({ loaderData }: Route.ComponentProps) {
  return <ModeList {...loaderData} area={adminArea} />
}
