import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { forget, type QueuedAct, tryAgain } from '../queue.ts'
import { sendQueue } from '../send-queue.ts'
import { fieldWords } from './field-words.ts'
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
          {act.refused && <Notice tone="warning">{act.refused.message}</Notice>}
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
          <Choices act={act} />
        </Card>
      </li>
    ))}
  </ul>
)

function Choices({ act }: { act: QueuedAct }) {
  const again = async (fields: Record<string, string>) => {
    await tryAgain(act.key, fields)
    await sendQueue(act.user_id)
  }
  const collides = Boolean(act.refused?.similar.length)
  return (
    <p className="flex flex-wrap gap-2">
      {act.refused && (
        <Button tone="primary" size="sm" onClick={() => void again(collides ? { anyway: 'true' } : {})}>
          {collides ? 'Registrar o meu também' : 'Tentar de novo'}
        </Button>
      )}
      <Button tone="plain" size="sm" icon="trash-2" onClick={() => confirm(question(act)) && void forget(act.key)}>
        {collides ? 'Ficar com o que já está' : 'Descartar'}
      </Button>
    </p>
  )
}

const question = ({ label, target, refused }: QueuedAct) =>
  refused?.similar.length
    ? 'O que você anotou sem sinal some do telefone, e fica só o que já está no diário. Certo?'
    : `'${label}' em ${target.name} some do telefone sem ir para o diário. Certo?`
