import { type MouseEvent, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'

/**
 * Cookie consent, stored in the cookie `accept_cookie`. Without scripts nothing is measured, so no consent is needed. A
 * plain form, so that an answer given before the scripts have started counts too; afterwards the page stays as it is.
 * One line over the foot of the page, above the bar: nothing moves for it, and what stands there makes room (`--cookie-room`).
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
      className="cookie-bar needs-script no-print fixed inset-x-0 z-30 border-t border-base-300 bg-base-200"
    >
      <form
        method="post"
        action={address}
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5"
      >
        <p className="flex-1 text-sm whitespace-nowrap">
          <span className="max-md:hidden">
            Usamos cookies para manter você conectado. Podemos também contar visitas?{' '}
          </span>
          <Link className="link inline-flex min-h-6 items-center" to="/privacidade">
            <span className="md:hidden">Contar visitas?</span>
            <span className="max-md:hidden">Saiba mais</span>
          </Link>
        </p>
        <input type="hidden" name="purpose" value={question.purpose} />
        <input type="hidden" name="how" value={question.how} />
        <input type="hidden" name="back" value={pathname + search} />
        <div className="flex flex-wrap gap-1.5">
          <Button type="submit" name="given" value="false" className={small} onClick={(event) => answer(event, false)}>
            Só o necessário
          </Button>
          <Button type="submit" name="given" value="true" className={small} onClick={(event) => answer(event, true)}>
            Permitir
          </Button>
        </div>
      </form>
    </section>
  )
}

const address = '/privacidade/consentimentos'
const question = { purpose: 'analytics', how: 'barra_de_cookies' }
const small = 'h-11 min-h-11 px-2.5 text-sm whitespace-nowrap sm:px-3'
