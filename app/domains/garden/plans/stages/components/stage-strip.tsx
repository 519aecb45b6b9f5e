import { phaseColour } from '#domains/garden/garden/cycles/cycle.view.ts'
import type { PlanCard } from '../../plans/plans.schemas.ts'

/** The stages side by side, with widths proportional to their days. Decorative beside the text. */
export const StageStrip = ({ stages }: Pick<PlanCard, 'stages'>) => (
  <div className="flex h-2.5 gap-px overflow-hidden rounded-full" aria-hidden="true">
    {stages.map(({ name, days, cycle_slug }, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: stages may share a name, and are never reordered here
        key={i}
        title={name}
        style={{ flexGrow: days, flexBasis: 0, background: phaseColour(cycle_slug) }}
      />
    ))}
  </div>
)
