import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/manager.layout'
import { managerMenu } from './manager-menu.view.ts'

export const meta = errorMeta

export const loader = ({ context }: Route.LoaderArgs) => ({ groups: managerMenu(context.get(requestContext).viewer) })

const exit = { to: '/', label: 'Voltar ao site' }

/** The layout of who manages the community. */
export default function ManagerLayout({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <Frame title="Gestão" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame title="Gestão" groups={loaderData?.groups ?? []} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
