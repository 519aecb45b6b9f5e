import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups: MenuGroup[] = [
  {
    entries: [
      { to: '/vendedor', label: 'Minhas lojas', icon: 'store', end: true },
      { to: '/vendedor/dashboard', label: 'Painel das lojas', icon: 'layout-dashboard', end: true },
      { to: '/vendedor/convites/store', label: 'Convites', icon: 'mail' },
      { to: '/vendedor/contato', label: 'Ajuda para vender', icon: 'life-buoy' },
    ],
  },
  {
    title: 'Vender com outros',
    entries: [
      { to: '/vendedor/divulgar', label: 'Divulgar', icon: 'megaphone' },
      { to: '/vendedor/parcerias', label: 'Minhas parcerias', icon: 'handshake' },
      { to: '/vendedor/ganhos', label: 'Ganhos', icon: 'wallet' },
    ],
  },
]
const exit = { to: '/', label: 'Voltar ao site' }

/** The layout of who sells, beyond one store (specification, 2). */
export default function SellerLayout() {
  return (
    <Frame title="Minha conta" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Minha conta" groups={groups} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
