import { useState } from 'react'
import type { QueuedAct } from '#domains/outbox/queued-act.kinds.ts'
import { removeAct, sendQueue, tryAgain } from '#domains/outbox/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useToast } from '#ui/document/toasts.ts'

const NOT_WRITTEN = 'Este telefone não deixou gravar a mudança. Libere espaço e tente de novo.'

/** Actions on a queued act: correct it, retry it, or discard it after a confirmation. */
export function ActChoices({ act, onCorrect }: { act: QueuedAct; onCorrect: () => void }) {
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const decide = (decided: () => Promise<unknown>) => decided().catch(() => toast.error(NOT_WRITTEN))
  const again = (fields: Record<string, string>) =>
    decide(async () => {
      await tryAgain(act.key, fields)
      await sendQueue(act.user_id)
    })
  const collides = Boolean(act.refused?.similar.length)
  return (
    <div className="flex flex-wrap gap-2">
      {collides && (
        <Button tone="primary" size="sm" onClick={() => again({ anyway: 'true' })}>
          Registrar o meu também
        </Button>
      )}
      {act.refused && (
        <Button tone={collides ? 'quiet' : 'primary'} size="sm" icon="pencil" onClick={onCorrect}>
          Corrigir
        </Button>
      )}
      {act.refused && !collides && (
        <Button size="sm" onClick={() => again({})}>
          Tentar de novo
        </Button>
      )}
      <Button tone="plain" size="sm" icon={collides ? 'check' : 'trash-2'} onClick={() => setAsking(true)}>
        {collides ? 'Ficar com o que já está' : 'Descartar'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => decide(() => removeAct(act.key))}
        title={collides ? 'Ficar com o que já está?' : `Descartar ${act.label} de ${act.target.name}?`}
        confirm="Descartar"
      >
        {collides
          ? 'O que você anotou sem sinal some do telefone, e fica só o que já está no diário.'
          : 'Some do telefone sem ir para o diário.'}
      </ConfirmDialog>
    </div>
  )
}
