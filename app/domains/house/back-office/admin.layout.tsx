import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/admin.layout'
import { panelOf } from './manager-menu.view.ts'

export const meta = errorMeta

export const loader = ({ context }: Route.LoaderArgs) => panelOf(context.get(requestContext).viewer)

const exit = { to: '/', label: 'Voltar ao site' }

/** The administration layout. What each page shows is decided by its own access rule and the API. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame {...(loaderData ?? { title: 'Administração', groups: [] })} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
