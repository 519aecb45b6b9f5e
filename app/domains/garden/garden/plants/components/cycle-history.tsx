import { formatDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import type { PlantView } from '../plant.view.ts'
import { CycleMark } from './cycle-mark.tsx'

/** The cycles of a plant, newest first, with start days. */
export const CycleHistory = ({ plant }: { plant: Pick<PlantView, 'cycle_history'> }) => (
  <Card title="Fases">
    <ol className="space-y-3">
      {plant.cycle_history.map(({ id, plant_cycle, on }, index) => (
        <li key={id} className="flex items-center gap-3">
          <CycleMark cycle={plant_cycle} size={36} />
          <span>
            <span className={`block ${index === 0 ? 'font-semibold' : ''}`}>{plant_cycle.name}</span>
            <time dateTime={on} className="block text-sm text-muted">
              desde {formatDay(on)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  </Card>
)
