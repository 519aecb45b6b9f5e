import { pageMeta } from '#ui/document/page-meta.ts'
import { filterOf } from '../search-params.server.ts'
import type { Route } from './+types/staff-list.page'
import { StaffList } from './components/staff-list.tsx'
import { calledBy, staffAccess, staffOf } from './staff-page.server.ts'

export const middleware = [staffAccess]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.view.title,
  noindex: true,
}))

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { resource, calls, view } = await staffOf(url, context)
  const page = await calls.list(filterOf(request, resource.Filter))
  return { view, page: { ...page, data: page.data.map((row) => ({ row, called: calledBy(view, row) })) } }
}

export default function StaffListPage({ loaderData }: Route.ComponentProps) {
  return <StaffList {...loaderData} />
}
