import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups: MenuGroup[] = [
  {
    entries: [
      { to: '/escritor/dashboard', label: 'Dashboard', icon: 'layout-dashboard', end: true },
      { to: '/escritor/dashboard/postagens', label: 'Minhas Obras', icon: 'notebook-pen' },
    ],
  },
]
const exit = { to: '/', label: 'Voltar ao app' }

/** The layout of who writes (specification, 3). */
export default function WriterLayout() {
  return (
    <Frame title="Escritor" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Escritor" groups={groups} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
