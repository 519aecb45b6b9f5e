import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { SpaceCard as Space } from '../spaces.schemas.ts'
import { SpaceCard } from './space-card.tsx'

/** Exact text of the specification, section 8. */
const FAILED = 'Opa, tente mais tarde! Uma pena, mas não foi possível carregar esses espaços'

type Props = {
  spaces: Page<Space> | null
  empty: ReactNode
  /** The list has spaces of many growers, so each shows its owner. */
  withGrower?: boolean
  /** The list is a ranking: its first three wear a ribbon. */
  ranked?: boolean
  level?: 2 | 3
}

/** A page of spaces with empty state, error state (null) and pagination. */
export const SpaceGrid = ({ spaces, empty, withGrower, ranked, level }: Props) => (
  <>
    <ListStates
      items={spaces ? spaces.data : null}
      failed={{ text: FAILED }}
      keyOf={(space) => space.id}
      empty={empty}
      frame={(items) => <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{items}</ul>}
    >
      {(space, index) => (
        <li>
          <SpaceCard
            space={space}
            priority={index < 2}
            withGrower={withGrower}
            level={level}
            position={ranked ? index + 1 : undefined}
          />
        </li>
      )}
    </ListStates>
    {spaces && <Pager {...spaces} label="Páginas de espaços" />}
  </>
)
