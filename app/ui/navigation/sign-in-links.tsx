import { useLocation } from 'react-router'
import { VIEWER_UNKNOWN } from '#shared/viewer-unknown.ts'
import { LinkButton } from '../components/button.tsx'

/** For visitors: links to log in (and return here) or to register. Where nobody knows who looks, they may be signed in. */
export function SignInLinks() {
  const { pathname, search } = useLocation()
  if (VIEWER_UNKNOWN.includes(pathname)) return null
  // Between the pages of accounts what was wanted at first goes along.
  const isAuth = pathname.startsWith('/auth/')
  const here = isAuth ? new URLSearchParams(search).get('redirect') : pathname === '/' ? null : pathname + search
  const back = here ? `?${new URLSearchParams({ redirect: here })}` : ''
  return (
    <>
      <LinkButton to={`/auth/login${back}`} tone="plain" className="px-1 sm:px-3">
        Entrar
      </LinkButton>
      <LinkButton to={`/auth/register${back}`} tone="primary" className="px-2.5 sm:px-3">
        Criar conta
      </LinkButton>
    </>
  )
}
