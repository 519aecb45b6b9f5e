import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'

/**
 * Cookie consent, stored in the cookie `accept_cookie`. Without scripts nothing is measured, so no consent is needed.
 */
export function CookieBar() {
  const data = useRootData()
  const fetcher = useFetcher()
  const consent = data?.consent
  const [answered, setAnswered] = useState(false)
  if (answered || consent !== null) return null
  const answer = (accepts: boolean) => {
    keepCookie('accept_cookie', String(accepts))
    setAnswered(true)
    // A signed-in person's answer is also stored in their consent history.
    if (data?.viewer)
      fetcher.submit(
        { purpose: 'analytics', given: String(accepts), how: 'barra_de_cookies' },
        { method: 'post', action: '/privacidade/consentimentos' },
      )
  }
  return (
    <section
      aria-label="Cookies"
      className="cookie-bar needs-script no-print fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-2xl flex-col gap-1 rounded-box border border-base-300 bg-surface px-3 py-2 shadow-lg sm:flex-row sm:items-center sm:gap-4 lg:right-auto lg:left-4 lg:mx-0 lg:max-w-[420px] lg:flex-col lg:items-stretch lg:gap-2.5 lg:p-3.5 desk:bottom-4"
    >
      <p className="flex-1 text-[0.8125rem] leading-[1.3] desk:text-sm">
        Usamos cookies para manter você conectado. Podemos também contar visitas?{' '}
        <Link className="link" to="/privacidade">
          Saiba mais
        </Link>
      </p>
      <div className="flex gap-2">
        <Button className={small} onClick={() => answer(false)}>
          Só o necessário
        </Button>
        <Button className={small} onClick={() => answer(true)}>
          Permitir
        </Button>
      </div>
    </section>
  )
}

const small = 'h-9 min-h-9 flex-auto px-3 text-sm whitespace-nowrap'
