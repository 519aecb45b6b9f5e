import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../components/button.tsx'
import { useModal } from '../components/dialog.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'
import { asksAge } from './asks-age.ts'

/**
 * On a visitor's first page, once a year and browser: whether they are of age. Asked by a script, as the pages of visitors
 * are shared; who has an account said so when they made it.
 */
export function AgeSheet() {
  const data = useRootData()
  const { pathname } = useLocation()
  const [said, setSaid] = useState<'nothing' | 'yes' | 'no'>('yes')
  const visits = data?.viewer === null
  useEffect(() => {
    const asks = visits && asksAge(pathname, { cookie: document.cookie, agent: navigator.userAgent })
    setSaid((before) => (!asks ? 'yes' : before === 'no' ? 'no' : 'nothing'))
  }, [visits, pathname])
  const sheet = useModal(said !== 'yes')
  const confirm = () => {
    keepCookie('grower_adult', 'true')
    setSaid('yes')
  }
  if (said === 'yes') return null
  return (
    <dialog
      ref={sheet}
      className="modal text-start"
      aria-labelledby="idade"
      // Not answered by a key pressed by chance.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="idade" className="text-xl">
        {said === 'no' ? 'A gente espera por você' : 'Você tem 18 anos ou mais?'}
      </h2>
      <p className="mt-3">
        {said === 'no'
          ? `O ${data?.site.name} é só para maiores de 18 anos. Se você tocou sem querer, é só voltar.`
          : `O ${data?.site.name} fala de cultivo e é só para maiores de 18 anos. A resposta fica neste aparelho.`}
      </p>
      <div className="mt-6 grid gap-2 sm:flex sm:justify-end">
        {said === 'no' ? (
          <Button tone="primary" data-first onClick={() => setSaid('nothing')}>
            Voltar à pergunta
          </Button>
        ) : (
          <>
            <Button onClick={() => setSaid('no')}>Ainda não</Button>
            <Button tone="primary" data-first onClick={confirm}>
              Tenho 18 anos ou mais
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}
