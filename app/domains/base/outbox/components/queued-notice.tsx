import { plural } from '#shared/numbers.ts'
import { Notice } from '#ui/components/notice.tsx'
import type { Kept } from '#ui/form/kept-for-later.ts'
import { useWaits } from '../use-queue.ts'

/** Shown after a form was queued instead of sent, as long as it waits. */
export function QueuedNotice({ kept: { kept_for_later, photos, photos_missing } }: { kept: Kept }) {
  const waits = useWaits(kept_for_later)
  return (
    <div className="mb-5 space-y-3 empty:hidden">
      {waits && (
        <Notice tone="info" title="Salvo no celular">
          {photos ? 'Você está sem sinal ou as fotos ainda estão a caminho.' : 'Você está sem sinal.'} Enviamos assim
          que der. Acompanhe em{' '}
          <a href="/cultivo/a-enviar" className="link">
            a enviar
          </a>
          .
        </Notice>
      )}
      {photos_missing > 0 && (
        <Notice tone="warning" title={`${plural(photos_missing, 'foto não coube', 'fotos não couberam')} no celular`}>
          O navegador está sem espaço. Salvamos o que você anotou sem {photos_missing === 1 ? 'ela' : 'elas'}. Quando o
          sinal voltar, adicione as fotos.
        </Notice>
      )}
    </div>
  )
}
