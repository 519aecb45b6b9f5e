import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { StuffCard as Stuff } from '../stuffs.schemas.ts'
import { StuffCard } from './stuff-card.tsx'

/** A page of items with empty state and pagination. `own`: the viewer's list, which shows each item's visibility. */
export const StuffList = ({ stuffs, empty, own }: { stuffs: Page<Stuff>; empty: ReactNode; own?: boolean }) => (
  <>
    <ListStates
      items={stuffs.data}
      keyOf={(stuff) => stuff.id}
      empty={empty}
      frame={(items) => <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">{items}</ul>}
    >
      {(stuff) => (
        <li>
          <StuffCard stuff={stuff} photo={stuff.photos[0]} isPrivate={own ? stuff.private : undefined} />
        </li>
      )}
    </ListStates>
    <Pager {...stuffs} label="Páginas de equipamentos" />
  </>
)
