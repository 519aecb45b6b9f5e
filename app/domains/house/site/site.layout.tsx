import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { OfflineSync } from '#domains/growing/offline/ui.ts'
import { KeptClasses } from '#domains/learning/enrolment/kept/ui.ts'
import { NetworkLinks } from '#domains/people/support/ui.ts'
import { deferred } from '#ui/deferred.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { createId, type SiteMap, SiteShell } from '#ui/navigation/site-shell.tsx'
import { siteName, useRootData } from '#ui/root-data.ts'
import { apiFor } from '#web/api-for.server.ts'
import type { Route } from './+types/site.layout'

/** Logged without signal, nothing can be loaded again. */
export const shouldRevalidate = afterKept

export const meta = errorMeta

// For signed-in users only.
const CreateSheet = deferred(async () => (await import('./components/create-sheet.tsx')).CreateSheet)
const OwnMenu = deferred(async () => (await import('./components/own-menu.tsx')).OwnMenu)
const Bell = deferred(async () => (await import('#domains/people/notifications/ui.ts')).Bell)
const PushPrompt = deferred(async () => (await import('#domains/people/notifications/push/ui.ts')).PushPrompt)

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
      <KeptClasses viewer_id={viewer?.id ?? null} />
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
  const about = useRouteLoaderData<typeof loader>('domains/house/site/site.layout')
  return (
    <SiteShell
      map={viewer ? siteMap : visitorsMap}
      person={viewer && <OwnMenu viewer={viewer} about={siteMap.footer} />}
      bell={viewer && <Bell viewer={viewer} />}
      footer={about && <NetworkLinks links={about.networks} quiet />}
      create={viewer && <CreateSheet id={createId} user_id={viewer.id} />}
    >
      {children}
    </SiteShell>
  )
}

const shop = { to: '/loja', label: 'Loja', icon: 'store' } as const

/** The site's navigation. */
const siteMap: SiteMap = {
  places: [
    { to: '/', label: 'Início', icon: 'house', end: true },
    { to: '/ganza', label: 'Ganzá', icon: 'bot' },
    { to: '/cultivo', label: 'Cultivo', icon: 'sprout' },
    { to: '/cursos', label: 'Curso', icon: 'graduation-cap', also: '/dichavando/cursos' },
    { to: '/banca', label: 'Banca', icon: 'message-circle' },
  ],
  tools: [
    { to: '/busca', label: 'Buscar', icon: 'search' },
    { ...shop, worded: true },
    { to: '/blog', label: 'Blog', icon: 'newspaper' },
    { to: '/copa-grower', label: 'Copa', icon: 'trophy' },
  ],
  searchTo: '/busca',
  footer: [
    { to: '/aprenda', label: 'Aprenda' },
    { to: '/blog', label: 'Blog' },
    { to: '/duvidas', label: 'Dúvidas' },
    { to: '/sobre', label: 'Sobre' },
    { to: '/app', label: 'Instalar o app' },
    { to: '/termos-e-condicoes', label: 'Termos' },
    { to: '/privacidade', label: 'Privacidade' },
    { to: '/perfil/discreto', label: 'Modo discreto' },
    { to: '/transparencia', label: 'Transparência' },
    { to: '/contato', label: 'Contato' },
  ],
}

const shownOf: Record<string, string> = { '/ganza': '/lps/produto', '/cultivo': '/banca/cultivos/plantas' }
const open = siteMap.places.map((place) => ({ ...place, to: shownOf[place.to] ?? place.to }))

/** For who is signed out: what asks for a login is replaced by what shows it, and the shop has the room of '+'. */
const visitorsMap: SiteMap = {
  ...siteMap,
  places: [...open.slice(0, -1), shop, ...open.slice(-1)],
  tools: siteMap.tools?.filter(({ to }) => to !== shop.to),
  footer: [shop, ...open.slice(1), ...siteMap.footer],
}
