import { useState } from 'react'
import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { removeAct, sendQueue, tryAgain } from '#domains/base/outbox/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useToast } from '#ui/document/toasts.ts'

const NOT_WRITTEN = 'Não deu para salvar a mudança neste celular. Libere espaço e tente de novo.'

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
          Registrar também
        </Button>
      )}
      {act.refused && !act.sent_to && (
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
        {collides ? 'Manter só o do diário' : 'Descartar'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => decide(() => removeAct(act.key))}
        title={collides ? 'Manter só o que está no diário?' : `Descartar ${act.label} de ${act.target.name}?`}
        confirm="Descartar"
      >
        {collides
          ? 'O que você anotou sem sinal some do celular. No diário, fica só o que já está lá.'
          : 'Isso some do celular e não é enviado.'}
      </ConfirmDialog>
    </div>
  )
}
