import { phaseColour } from '#domains/garden/garden/cycles/cycle.view.ts'
import { Link } from '#ui/components/link.tsx'
import { Progress } from '#ui/components/progress.tsx'
import type { PlanView } from '../../plans/plan.view.ts'
import { DriftBadge } from './drift-badge.tsx'

/** On a plant's page: its plan, and where in the current stage it is, 'Flora média, dia 12 de 21'. */
export const PlantPlanCard = ({ plan: { slug, name, today } }: { plan: PlanView }) => (
  <section aria-label="Plano" className="card gap-2 px-4 py-3.5">
    {today && (
      <Progress
        label={<span className="font-semibold">{today.stage}</span>}
        share={today.stage_day / today.stage_days}
        hint={`dia ${today.stage_day} de ${today.stage_days}`}
        colour={phaseColour(today.cycle)}
      />
    )}
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {!today && 'Plano'}
      <Link to={`/cultivo/plano/${slug}`} className="link reach">
        {name}
      </Link>
      {today && <DriftBadge days={today.drift_days} />}
    </p>
  </section>
)
