import { useState } from 'react'
import type { QueuedAct, Refusal } from '#domains/base/outbox/queued-act.kinds.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ActChoices } from './act-choices.tsx'
import { CorrectForm } from './correct-form.tsx'
import { fieldLabel, fieldWords } from './field.words.ts'
import { QueuedPhotos } from './queued-photos.tsx'
import { SimilarAct } from './similar-act.tsx'

/** One queued act; a refused one asks for a decision, with both versions side by side in a conflict. */
export function QueuedCard({ act }: { act: QueuedAct }) {
  const [correcting, setCorrecting] = useState(false)
  const { refused } = act
  return (
    <Card
      title={`${act.label} · ${act.target.name}`}
      actions={
        <Badge tone={refused ? 'amber' : 'neutral'} icon={refused ? 'triangle-alert' : 'cloud-upload'}>
          {refused ? 'Para conferir' : 'A enviar'}
        </Badge>
      }
    >
      {correcting && refused ? (
        <CorrectForm act={act} refused={refused} onClose={() => setCorrecting(false)} />
      ) : (
        <div className="space-y-4">
          {refused && <Notice tone="warning">{whyOf(refused, !act.sent_to)}</Notice>}
          <Versions act={act} />
          <ActChoices act={act} onCorrect={() => setCorrecting(true)} />
        </div>
      )}
    </Card>
  )
}

function Versions({ act }: { act: QueuedAct }) {
  const similar = act.refused?.similar ?? []
  return (
    <div className={similar.length ? 'grid gap-4 sm:grid-cols-2' : ''}>
      <section className="space-y-3">
        {similar.length > 0 && <h3 className="text-base font-semibold">Anotado sem sinal</h3>}
        <div>
          <p className="text-sm text-muted">{formatDayTime(act.queued_at)}</p>
          <ul className="figures">
            {fieldWords(act).map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </div>
        {act.photos?.length ? <QueuedPhotos photos={act.photos} /> : null}
      </section>
      {similar.map((id) => (
        <SimilarAct key={id} id={id} />
      ))}
    </div>
  )
}

/** Errors of single fields are more specific than the general message. */
function whyOf({ status, message, errors }: Refusal, isJournal: boolean) {
  const beside = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => `${fieldLabel(field)}${text}`))
  if (beside.length) return beside.join(' ')
  return isJournal && status === 404
    ? 'Isso não existe mais no seu jardim. Foi apagado enquanto você estava sem sinal.'
    : message
}
