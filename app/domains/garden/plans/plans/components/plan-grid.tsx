import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { PlanCard as Plan } from '../plans.schemas.ts'
import { PlanCard } from './plan-card.tsx'

/** Exact text of the specification, section 8. */
const FAILED = 'Opa, tente mais tarde! Uma pena, mas não foi possível carregar esses planos'

type Props = {
  plans: Page<Plan> | null
  empty: ReactNode
  /** The list has plans of many growers, so each shows its owner. */
  withGrower?: boolean
  /** The list is a ranking: its first three wear a ribbon. */
  ranked?: boolean
  level?: 2 | 3
}

/** A page of plans with empty state, error state (null) and pagination. */
export const PlanGrid = ({ plans, empty, withGrower, ranked, level }: Props) => (
  <>
    <ListStates
      items={plans ? plans.data : null}
      keyOf={(plan) => plan.id}
      empty={empty}
      failed={{ text: FAILED }}
      frame={(items) => <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{items}</ul>}
    >
      {(plan, index) => (
        <li>
          <PlanCard plan={plan} withGrower={withGrower} level={level} position={ranked ? index + 1 : undefined} />
        </li>
      )}
    </ListStates>
    {plans && <Pager {...plans} label="Páginas de planos" />}
  </>
)
