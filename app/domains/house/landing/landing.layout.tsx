import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { AgeQuestion } from '#ui/navigation/age-question.tsx'
import { CookieBar } from '#ui/navigation/cookie-bar.tsx'
import { SignInLinks } from '#ui/navigation/sign-in-links.tsx'
import { SiteFooter } from '#ui/navigation/site-footer.tsx'
import { TopBar } from '#ui/navigation/top-bar.tsx'
import { useRootData } from '#ui/root-data.ts'

export const meta = errorMeta

const about = [
  { to: '/', label: 'Início' },
  { to: '/aprenda', label: 'Aprenda' },
  { to: '/duvidas', label: 'Dúvidas' },
  { to: '/sobre', label: 'Sobre' },
  { to: '/termos-e-condicoes', label: 'Termos' },
  { to: '/privacidade', label: 'Privacidade' },
  { to: '/contato', label: 'Contato' },
]

/** A page with one thing to do: neither the menu nor the bars of the site. */
export default function LandingLayout() {
  return (
    <Frame>
      <Outlet />
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
  const viewer = useRootData()?.viewer
  const person = viewer ? (
    <LinkButton to="/" tone="plain">
      Voltar ao site
    </LinkButton>
  ) : (
    <SignInLinks />
  )
  return (
    <div className="flex min-h-dvh flex-col pb-(--cookie-room)">
      <AgeQuestion then={<CookieBar />} />
      <TopBar entries={[]} person={person} />
      <main id="conteudo" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-6 outline-none sm:pt-10">
        {children}
      </main>
      <SiteFooter entries={about} />
    </div>
  )
}
