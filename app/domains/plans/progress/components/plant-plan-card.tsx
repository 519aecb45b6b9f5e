import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PlanView } from '../../plans/plan.view.ts'
import { DriftBadge } from './drift-badge.tsx'

/** On a plant's page: its plan, the current stage, and today's target bands. */
export function PlantPlanCard({ plan }: { plan: PlanView }) {
  return (
    <Card title="Plano">
      <div className="space-y-3">
        <p>
          <Link to={`/cultivo/plano/${plan.slug}`} className="font-semibold link">
            {plan.name}
          </Link>
          {plan.today && (
            <span className="block text-sm text-muted">
              {plan.today.stage} · dia {plan.today.plan_day} do plano
            </span>
          )}
        </p>
        {plan.today && <DriftBadge days={plan.today.drift_days} />}
        {plan.bands.length > 0 && (
          <dl className="space-y-1.5">
            {plan.bands.map(({ label, words }) => (
              <div key={label} className="flex items-baseline justify-between gap-3">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="figures text-sm">{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  )
}
