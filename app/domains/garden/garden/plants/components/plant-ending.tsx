import { formatNumericDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import type { PlantView } from '../plant.view.ts'

/** What has become of a plant that lives no more, or is in the archive. */
export function PlantEnding({ plant: { archived, status, ended_on, loss_cause } }: { plant: PlantView }) {
  return (
    <div className="flex flex-wrap gap-2">
      {archived && (
        <Badge icon="archive" tone="amber">
          Arquivada
        </Badge>
      )}
      {status === 'colhida' && ended_on && (
        <Badge icon="wheat" tone="primary">
          Colhida em {formatNumericDay(ended_on)}
        </Badge>
      )}
      {status === 'morta' && (
        <Badge icon="circle-x" tone="clay">
          Perdida{loss_cause ? `: ${loss_cause}` : ''}
        </Badge>
      )}
    </div>
  )
}
