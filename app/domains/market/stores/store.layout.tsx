import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/store.layout'
import { inOwnStore } from './store.guard.ts'
import { deskOf } from './store-desk.server.ts'
import { menuOf } from './store-menu.view.ts'

export const middleware = [access('store'), inOwnStore]
export const meta = errorMeta

/** The role is kept on each load (specification, 4). */
export const loader = ({ context }: Route.LoaderArgs) => deskOf(context)

export default function StoreLayout() {
  return (
    <StoreFrame>
      <Outlet />
    </StoreFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <StoreFrame>
      <ErrorPage error={error} />
    </StoreFrame>
  )
}

function StoreFrame({ children }: { children: ReactNode }) {
  // Undefined on an error page.
  const store = useRouteLoaderData<typeof loader>('domains/market/stores/store.layout')
  return (
    <Frame
      title={store?.name ?? 'Loja'}
      logo={store?.logo?.url}
      groups={store ? menuOf(store.slug, store.can) : []}
      exit={{ to: '/vendedor/dashboard', label: 'Ver Minha conta' }}
    >
      {children}
    </Frame>
  )
}
