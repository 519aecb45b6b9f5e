import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { OfflineSync } from '#domains/offline/ui.ts'
import { NetworkLinks } from '#domains/support/ui.ts'
import type { RootData } from '#shared/root-data.ts'
import type { MenuEntry } from '#ui/components/drop-menu.tsx'
import { deferred } from '#ui/deferred.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { createId, type SiteMap, SiteShell } from '#ui/navigation/site-shell.tsx'
import { siteName, useRootData } from '#ui/root-data.ts'
import { apiFor } from '#web/api-for.server.ts'
import type { Route } from './+types/site.layout'

export const meta = errorMeta

// For signed-in users only.
const QuickSheet = deferred(async () => (await import('#domains/journal/quick-log/ui.ts')).QuickSheet)
const Bell = deferred(async () => (await import('#domains/notifications/ui.ts')).Bell)
const PushPrompt = deferred(async () => (await import('#domains/notifications/push/ui.ts')).PushPrompt)

/** The site's own social networks, for the footer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).support.networks.links()
  return { networks: data }
}

export default function SiteLayout() {
  const data = useRootData()
  const viewer = data?.viewer ?? null
  return (
    <Frame>
      <Outlet />
      <OfflineSync viewer={viewer} />
      {viewer && <PushPrompt viewer={viewer} site={siteName(data)} />}
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const viewer = useRootData()?.viewer ?? null
  // Undefined on an error page.
  const about = useRouteLoaderData<typeof loader>('domains/site/site.layout')
  return (
    <SiteShell
      map={siteMap(viewer)}
      bell={viewer && <Bell viewer={viewer} />}
      footer={about && <NetworkLinks links={about.networks} quiet />}
      create={viewer && <QuickSheet id={createId} user_id={viewer.id} entries={toCreate} />}
    >
      {children}
    </SiteShell>
  )
}

/** After what is logged every day. */
const toCreate: MenuEntry[] = [
  { to: '/postagem/nova', label: 'Novo post', icon: 'message-circle' },
  { to: '/cultivo/agenda/nova', label: 'Nova tarefa', icon: 'calendar-plus' },
  { to: '/cultivo/add-planta', label: 'Nova planta', icon: 'sprout' },
  { to: '/cultivo/add-espaco', label: 'Novo espaço', icon: 'tent' },
  { to: '/cultivo/add-plano', label: 'Novo plano', icon: 'clipboard-list' },
  { to: '/cultivo/itens?novo=', label: 'Novo equipamento', icon: 'package' },
]

/** The site's navigation. */
function siteMap(viewer: RootData['viewer']): SiteMap {
  return {
    places: [
      { to: '/', label: 'Início', icon: 'house', end: true },
      { to: '/cultivo', label: 'Cultivo', icon: 'sprout' },
      { to: '/banca', label: 'Banca', icon: 'message-circle' },
    ],
    searchTo: '/busca',
    person: viewer ? personEntries(viewer) : [],
    footer: [
      { to: '/sobre', label: 'Sobre' },
      { to: '/app', label: 'Instalar o app' },
      { to: '/termos-e-condicoes', label: 'Termos' },
      { to: '/privacidade', label: 'Privacidade' },
      { to: '/perfil/discreto', label: 'Modo discreto' },
      { to: '/transparencia', label: 'Transparência' },
      { to: '/contato', label: 'Contato' },
    ],
  }
}

function personEntries(viewer: NonNullable<RootData['viewer']>): MenuEntry[] {
  const staff: MenuEntry[] = [
    ...(viewer.is_manager ? [{ to: '/manager', label: 'Gestão', icon: 'gauge' } as const] : []),
    ...(viewer.is_admin ? [{ to: '/admin/ciclos_da_planta', label: 'Administração', icon: 'shield' } as const] : []),
  ]
  return [
    { to: `/perfil/${viewer.nickname}`, label: 'Meu perfil', icon: 'user-round' },
    { to: '/perfil/editar', label: 'Editar perfil', icon: 'user-round-pen' },
    { to: '/perfil/discreto', label: 'Modo discreto', icon: 'eye-off' },
    { to: '/perfil/documentos', label: 'Documentos', icon: 'file-text' },
    { to: '/perfil/tickets', label: 'Atendimento', icon: 'life-buoy' },
    ...staff,
    { post: { action: '/auth/logout' }, label: 'Sair', icon: 'log-out' },
  ]
}
