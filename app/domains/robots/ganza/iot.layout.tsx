import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const viewer = '/ganza-iot-viewer'
const groups: MenuGroup[] = [
  {
    entries: [
      { to: viewer, label: 'Visão geral', icon: 'gauge', end: true },
      { to: `${viewer}/dispositivos`, label: 'Dispositivos', icon: 'bot' },
      { to: `${viewer}/ver`, label: 'Procurar um robô', icon: 'search' },
    ],
  },
  {
    title: 'O que os robôs são',
    entries: [
      { to: `${viewer}/modelos`, label: 'Modelos', icon: 'shapes' },
      { to: `${viewer}/modos`, label: 'Modos', icon: 'sliders-horizontal' },
      { to: `${viewer}/sensores-de-telemetria`, label: 'Sensores', icon: 'activity' },
      { to: `${viewer}/telas`, label: 'Telas', icon: 'monitor' },
      { to: `${viewer}/parts`, label: 'Peças', icon: 'package' },
      { to: `${viewer}/versoes-arduino`, label: 'Versões do firmware', icon: 'cpu' },
    ],
  },
  {
    title: 'O que aconteceu',
    entries: [
      { to: `${viewer}/eventos/eventos-dispositivo`, label: 'Eventos dos robôs', icon: 'list' },
      { to: `${viewer}/eventos/eventos-backend`, label: 'Eventos do servidor', icon: 'server' },
    ],
  },
]
const exit = { to: '/', label: 'Voltar ao site' }

/** The layout of the IoT analyst (specification, 3): reads what robots are and do, changes nothing. */
export default function IotLayout() {
  return (
    <Frame title="Painel - Ganzá IoT" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Painel - Ganzá IoT" groups={groups} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}
