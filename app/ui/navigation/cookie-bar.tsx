import { type MouseEvent, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'

/**
 * Cookie consent, stored in the cookie `accept_cookie`. Without scripts nothing is measured, so no consent is needed. A
 * plain form, so that an answer given before the scripts have started counts too; afterwards the page stays as it is.
 */
export function CookieBar() {
  const data = useRootData()
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const consent = data?.consent
  const [answered, setAnswered] = useState(false)
  if (answered || consent !== null) return null
  const answer = (event: MouseEvent, accepts: boolean) => {
    event.preventDefault()
    keepCookie('accept_cookie', String(accepts))
    setAnswered(true)
    // A signed-in person's answer is also stored in their consent history.
    if (data?.viewer) fetcher.submit({ ...question, given: String(accepts) }, { method: 'post', action: address })
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
      <form method="post" action={address} className="flex gap-2">
        <input type="hidden" name="purpose" value={question.purpose} />
        <input type="hidden" name="how" value={question.how} />
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" name="given" value="false" className={small} onClick={(event) => answer(event, false)}>
          Só o necessário
        </Button>
        <Button type="submit" name="given" value="true" className={small} onClick={(event) => answer(event, true)}>
          Permitir
        </Button>
      </form>
    </section>
  )
}

const address = '/privacidade/consentimentos'
const question = { purpose: 'analytics', how: 'barra_de_cookies' }
const small = 'h-9 min-h-9 flex-auto px-3 text-sm whitespace-nowrap'
