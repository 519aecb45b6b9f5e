import { SaveToggle } from '#domains/base/social/ui.ts'
import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { Ribbon } from '#ui/components/ribbon.tsx'
import { useRootData } from '#ui/root-data.ts'
import { DriftBadge } from '../../progress/components/drift-badge.tsx'
import { StageStrip } from '../../stages/components/stage-strip.tsx'
import { methodOf, planDay } from '../plan.words.ts'
import type { PlanCard as Plan } from '../plans.schemas.ts'

type Props = {
  plan: Plan
  /** Shows the owner: for lists of many growers. */
  withGrower?: boolean
  /** Rank 1 to 3 in a ranking shows a ribbon. */
  position?: number
  /** Heading level; 2 directly below the page title. */
  level?: 2 | 3
}

/** A plan in a list. The whole card links to it; the save button is separate. */
export function PlanCard({ plan, withGrower, position, level = 2 }: Props) {
  const mine = useRootData()?.viewer?.id === plan.created_by
  const Name = `h${level}` as const
  const method = methodOf(plan.method)
  return (
    <article className="relative flex h-full flex-col rounded-box border border-base-300 bg-surface">
      <Ribbon position={position} />
      <div className={`flex-1 ${position && position <= 3 ? 'mt-9' : ''} space-y-3 p-4 pb-2`}>
        <div className="flex items-start justify-between gap-3">
          <Name className="min-w-0 text-lg leading-snug font-semibold break-words">
            <Link to={`/cultivo/plano/${plan.slug}`} className="after:absolute after:inset-0 hover:underline">
              {plan.name}
            </Link>
          </Name>
          {mine && <PrivacyMark isPrivate={plan.private} iconOnly />}
        </div>
        {withGrower && <p className="-mt-2 truncate text-sm text-muted">de {plan.user.nickname}</p>}
        <StageStrip stages={plan.stages} />
        <p className="text-sm text-muted">
          {plural(plan.stages.length, 'etapa', 'etapas')} ·{' '}
          <span className="figures">{plural(plan.days, 'dia', 'dias')}</span>
          {plan.starts_on && ` · ${plan.today ? 'desde' : 'de'} ${formatDay(plan.starts_on)}`}
        </p>
        {plan.today && <p className="font-medium">{planDay(plan.today)}</p>}
        <div className="flex flex-wrap gap-2">
          {plan.template ? <Badge icon="copy">Modelo</Badge> : <Badge>{plan.plan_status.name}</Badge>}
          <Badge icon={method.icon}>{method.label}</Badge>
          {plan.today && <DriftBadge days={plan.today.drift_days} />}
          {plan.plants_count > 0 && <Badge icon="sprout">{plural(plan.plants_count, 'planta', 'plantas')}</Badge>}
        </div>
      </div>
      <div className="relative px-2 pb-2">
        <SaveToggle
          size="sm"
          target={{ plan_cultivation_id: plan.id }}
          saved={plan.is_save}
          count={plan.saves_count}
          what={`o plano ${plan.name}`}
        />
      </div>
    </article>
  )
}
