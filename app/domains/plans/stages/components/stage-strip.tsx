import type { PlanCard } from '../../plans/plans.schemas.ts'

const looks: Record<string, string> = {
  semente: 'bg-secondary/40',
  germinacao: 'bg-secondary/70',
  vegetativo: 'bg-primary/80',
  floracao: 'bg-sensor-vpd',
  colheita: 'bg-accent',
  secagem: 'bg-accent/80',
  cura: 'bg-accent/50',
}

/** The stages side by side, with widths proportional to their days. Decorative beside the text. */
export const StageStrip = ({ stages }: Pick<PlanCard, 'stages'>) => (
  <div className="flex h-2.5 gap-px overflow-hidden rounded-full" aria-hidden="true">
    {stages.map(({ name, days, cycle_slug }, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: stages may share a name, and are never reordered here
        key={i}
        title={name}
        className={looks[cycle_slug] ?? 'bg-base-300'}
        style={{ flexGrow: days, flexBasis: 0 }}
      />
    ))}
  </div>
)
