import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups = [
  {
    title: 'Cultivo',
    entries: [
      { to: '/admin/ciclos_da_planta', label: 'Ciclos da planta', icon: 'sprout' as const },
      { to: '/admin/aparencia_da_planta', label: 'Aparência', icon: 'leaf' as const },
      { to: '/admin/cuidados_planta', label: 'Cuidados', icon: 'droplets' as const },
      { to: '/admin/saude_da_planta', label: 'Saúde', icon: 'activity' as const },
    ],
  },
  {
    title: 'Operação',
    entries: [
      { to: '/admin/contatos', label: 'Contatos', icon: 'life-buoy' as const },
      { to: '/admin/caixa-de-saida', label: 'Caixa de saída', icon: 'mail' as const },
    ],
  },
]

/** The administration's frame. What each screen shows, its own access rule and the API decide. */
export default function AdminLayout() {
  return (
    <Frame title="Administração" groups={groups} exit={{ to: '/', label: 'Voltar ao site' }}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Administração" groups={groups} exit={{ to: '/', label: 'Voltar ao site' }}>
      <ErrorPage error={error} />
    </Frame>
  )
}
