import { Card } from '#ui/components/card.tsx'
import type { PlanView } from '../../plans/plan.view.ts'

/** On a plant's page: the target bands of its plan's current stage. */
export function PlantPlanBands({ plan: { today, bands } }: { plan: PlanView }) {
  if (!bands.length) return null
  return (
    <Card title={today ? `Faixas de ${today.stage.toLowerCase()}` : 'Faixas do plano'}>
      <dl className="space-y-1.5">
        {bands.map(({ label, words }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-sm">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
