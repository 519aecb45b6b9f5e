import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { QueuedAct } from '../queue.ts'
import { ActChoices } from './act-choices.tsx'
import { fieldLabel, fieldWords } from './field-words.ts'
import { SimilarAct } from './similar-act.tsx'

/** What waits, oldest first; what was refused asks for a decision, with both versions side by side where there are two. */
export const QueueList = ({ acts }: { acts: QueuedAct[] }) => (
  <ul className="space-y-4">
    {acts.map((act) => (
      <li key={act.key}>
        <Card
          title={`${act.label} · ${act.target.name}`}
          actions={
            <Badge tone={act.refused ? 'amber' : 'neutral'} icon={act.refused ? 'triangle-alert' : 'cloud-upload'}>
              {act.refused ? 'Para conferir' : 'A enviar'}
            </Badge>
          }
        >
          <div className="space-y-4">
            {act.refused && <Notice tone="warning">{whyOf(act.refused)}</Notice>}
            <div className={act.refused?.similar.length ? 'grid gap-4 sm:grid-cols-2' : ''}>
              <section>
                {act.refused?.similar.length ? <h3 className="text-base font-semibold">Anotado sem sinal</h3> : null}
                <p className="text-sm text-muted">{formatDayTime(act.queued_at)}</p>
                <ul className="figures">
                  {fieldWords(act).map((words) => (
                    <li key={words} className="break-words">
                      {words}
                    </li>
                  ))}
                </ul>
              </section>
              {act.refused?.similar.map((id) => (
                <SimilarAct key={id} id={id} />
              ))}
            </div>
            <ActChoices act={act} />
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

/** What is wrong with which value says more than 'check the fields'. */
const whyOf = ({ status, message, errors }: NonNullable<QueuedAct['refused']>) => {
  const beside = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => `${fieldLabel(field)}${text}`))
  if (beside.length) return beside.join(' ')
  return status === 404 ? 'Isto não existe mais no seu jardim: foi apagado enquanto você estava sem sinal.' : message
}
