import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { SpaceCard as Space } from '../spaces.schemas.ts'
import { SpaceCard } from './space-card.tsx'

/** A page of spaces with empty state and pagination. */
export const SpaceGrid = ({ spaces, empty }: { spaces: Page<Space>; empty: ReactNode }) => (
  <>
    <ListStates
      items={spaces.data}
      keyOf={(space) => space.id}
      empty={empty}
      frame={(items) => <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{items}</ul>}
    >
      {(space, index) => (
        <li>
          <SpaceCard space={space} priority={index < 2} />
        </li>
      )}
    </ListStates>
    <Pager {...spaces} label="Páginas de espaços" />
  </>
)
