import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'

/** Asks once; the answer is kept in the cookie `accept_cookie`. Without scripts nothing is measured, so nothing is asked. */
export function CookieBar() {
  const consent = useRootData()?.consent
  const [answered, setAnswered] = useState(false)
  if (answered || consent !== null) return null
  const answer = (accepts: boolean) => {
    keepCookie('accept_cookie', String(accepts))
    setAnswered(true)
  }
  return (
    <section
      aria-label="Cookies"
      className="needs-script no-print fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-2xl flex-col gap-3 rounded-box border border-base-300 bg-surface p-4 shadow-lg sm:flex-row sm:items-center desk:bottom-4"
    >
      <p className="flex-1 text-[0.9375rem]">
        Usamos cookies para manter você conectado. Com a sua permissão, também contamos visitas para melhorar o site.
      </p>
      <div className="flex gap-2">
        <Button className="flex-auto px-3 whitespace-nowrap" onClick={() => answer(false)}>
          Só o necessário
        </Button>
        <Button className="flex-auto px-3 whitespace-nowrap" onClick={() => answer(true)}>
          Permitir
        </Button>
      </div>
    </section>
  )
}
