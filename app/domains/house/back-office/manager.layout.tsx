import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups: MenuGroup[] = [
  {
    entries: [
      { to: '/manager', label: 'Painel', icon: 'gauge', end: true },
      { to: '/admin/denuncias', label: 'Denúncias', icon: 'flag' },
      { to: '/admin/blog/postagens?waiting=true', label: 'Blog: para revisar', icon: 'newspaper' },
      { to: '/admin/denuncias?appeal=true', label: 'Recursos', icon: 'scale' },
      { to: '/transparencia', label: 'Transparência', icon: 'chart-column' },
    ],
  },
]
const exit = { to: '/', label: 'Voltar ao site' }

/** The layout of who manages the community. */
export default function ManagerLayout() {
  return (
    <Frame title="Gestão" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Gestão" groups={groups} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
