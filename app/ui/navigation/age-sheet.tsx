import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { useModal } from '../components/dialog.tsx'
import { useRootData } from '../root-data.ts'
import { asksAge } from './asks-age.ts'

/** The question itself, on pages that ask; stays until the answer is yes. */
export function AgeSheet({ path, confirm }: { path: string; confirm: () => void }) {
  const name = useRootData()?.site.name
  const [tooYoung, setTooYoung] = useState(false)
  const asks = asksAge(path, navigator.userAgent)
  const sheet = useModal(asks)
  if (!asks) return null
  return (
    <dialog
      ref={sheet}
      className="modal"
      aria-labelledby="idade"
      // Not answered by a key pressed by chance, nor by a step back.
      closedby="none"
      // Where that is not known a second key closes it.
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <h2 id="idade" className="text-xl">
        {tooYoung ? 'A gente espera por você' : 'Você tem 18 anos ou mais?'}
      </h2>
      <p className="mt-3">
        {tooYoung
          ? `O ${name} é só para maiores de 18 anos. Se você tocou sem querer, é só voltar.`
          : `O ${name} fala de cultivo e é só para maiores de 18 anos. A resposta fica neste aparelho.`}
      </p>
      <div className="mt-6 grid gap-2 sm:flex sm:justify-end">
        {tooYoung ? (
          <Button tone="primary" data-first onClick={() => setTooYoung(false)}>
            Voltar à pergunta
          </Button>
        ) : (
          <>
            <Button onClick={() => setTooYoung(true)}>Ainda não</Button>
            <Button tone="primary" data-first onClick={confirm}>
              Tenho 18 anos ou mais
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}
