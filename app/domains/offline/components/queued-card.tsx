import { useState } from 'react'
import type { QueuedAct, Refusal } from '#domains/outbox/queued-act.kinds.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ActChoices } from './act-choices.tsx'
import { fieldLabel, fieldWords } from './field.words.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { MendForm } from './mend-form.tsx'
import { SimilarAct } from './similar-act.tsx'

/** One act that waits; refused, it asks for a decision, with both versions side by side where there are two. */
export function QueuedCard({ act }: { act: QueuedAct }) {
  const [mending, setMending] = useState(false)
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
      {mending && refused ? (
        <MendForm act={act} refused={refused} onClose={() => setMending(false)} />
      ) : (
        <div className="space-y-4">
          {refused && <Notice tone="warning">{whyOf(refused)}</Notice>}
          <Versions act={act} />
          <ActChoices act={act} onMend={() => setMending(true)} />
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
        {act.photos?.length ? <KeptPhotos photos={act.photos} /> : null}
      </section>
      {similar.map((id) => (
        <SimilarAct key={id} id={id} />
      ))}
    </div>
  )
}

/** What is wrong with which value says more than 'check the fields'. */
function whyOf({ status, message, errors }: Refusal) {
  const beside = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => `${fieldLabel(field)}${text}`))
  if (beside.length) return beside.join(' ')
  return status === 404 ? 'Isto não existe mais no seu jardim: foi apagado enquanto você estava sem sinal.' : message
}
