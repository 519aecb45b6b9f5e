import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { stateWords } from '../work.words.ts'
import type { WorkCard } from '../works.schemas.ts'

/** What a work is to its readers, and what it waits for. */
export function WorkState({ work }: { work: WorkCard }) {
  const { label, tone } = stateWords[work.state]
  const isOut = work.state === 'publicado'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{work.publish_at ? `${label} para ${formatDayTime(work.publish_at)}` : label}</Badge>
      {isOut && work.review_asked_at && <Badge tone="amber">Mudanças em revisão</Badge>}
      {isOut && work.changed && !work.review_asked_at && <Badge>Com mudanças não enviadas</Badge>}
      {work.returned_why && <Badge tone="clay">Devolvida</Badge>}
      {work.hidden && <Badge tone="danger">Escondida pela moderação</Badge>}
    </span>
  )
}
