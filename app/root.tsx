import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, useContext, useState } from 'react'
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import { now } from '#shared/clock.ts'
import { deferred } from './ui/deferred.tsx'
import { ErrorPage } from './ui/document/error-page.tsx'
import { NavigationProgress } from './ui/document/navigation-progress.tsx'
import { pageMeta } from './ui/document/page-meta.ts'
import { PageScripts } from './ui/document/page-scripts.tsx'
import { RouteAnnouncer } from './ui/document/route-announcer.tsx'
import { SiteIcons } from './ui/document/site-icons.tsx'
import { ThemeColor } from './ui/document/theme-color.tsx'
import { Toaster } from './ui/document/toaster.tsx'
import { TopOfNewPage } from './ui/document/top-of-new-page.tsx'
import { VisitCounter } from './ui/document/visit-counter.tsx'
import { GuardUnsaved } from './ui/form/guard-unsaved.tsx'
import { keepUnsent } from './ui/form/keep-unsent.ts'
import { afterKept } from './ui/form/kept-for-later.ts'
import { FrameCart } from './ui/navigation/frame-cart.ts'
import { PlainShell } from './ui/navigation/plain-shell.tsx'
import { NonceContext } from './ui/nonce.ts'
import { useRootData } from './ui/root-data.ts'
import './ui/theme.css'

export { loader, middleware } from './root.loader.ts'

export const shouldRevalidate = afterKept
export const clientMiddleware = [keepUnsent]

export const meta = pageMeta({})

export const links = () => [
  // Only the body font: a second preload would delay the first photo on a slow connection.
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const { theme = null, discreet = false, viewer = null } = useRootData() ?? {}
  const [renderedAt] = useState(() => now().getTime())
  return (
    <html
      lang="pt-BR"
      data-theme={theme ?? undefined}
      data-member={viewer ? '' : undefined}
      data-drawn={renderedAt}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
        <SiteIcons discreet={discreet} />
      </head>
      <body>
        <a href="#conteudo" className="skip-link">
          Pular para o conteúdo
        </a>
        <NavigationProgress />
        {children}
        <Toaster />
        <RouteAnnouncer />
        <ScrollRestoration nonce={nonce} />
        <TopOfNewPage />
        <VisitCounter />
        <PageScripts />
      </body>
    </html>
  )
}

const CartLink = deferred(async () => (await import('#domains/market/orders/cart/ui.ts')).CartLink)

export default function Root() {
  const viewer = useRootData()?.viewer
  return (
    <FrameCart value={<CartLink in_cart={viewer?.in_cart ?? null} />}>
      <Outlet />
      <GuardUnsaved ends="/comunidade-360/" />
    </FrameCart>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PlainShell>
      <ErrorPage error={error} />
    </PlainShell>
  )
}
