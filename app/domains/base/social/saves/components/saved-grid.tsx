import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { TargetColumn } from '../../targets.kinds.ts'
import type { SavedThing } from '../saves.schemas.ts'
import { SaveToggle } from './save-toggle.tsx'

type Props = { things: Page<SavedThing>; kind: TargetColumn; empty: ReactNode }

/** A page of saved things, each with its save button. */
export const SavedGrid = ({ things, kind, empty }: Props) => (
  <>
    <ListStates
      items={things.data}
      keyOf={(thing) => thing.id}
      empty={empty}
      frame={(items) => <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{items}</ul>}
    >
      {(thing) => <SavedCard thing={thing} kind={kind} />}
    </ListStates>
    <Pager {...things} label="Páginas do que você salvou" />
  </>
)

const SavedCard = ({ thing, kind }: { thing: SavedThing; kind: TargetColumn }) => (
  <li className="card relative flex flex-row items-center gap-4 p-3">
    <span className="flex size-20 shrink-0 items-center justify-center overflow-clip rounded-box bg-base-200 text-muted">
      {thing.photo ? <Photo photo={thing.photo} alt="" shown="5rem" ratio="1/1" /> : <Icon name="image" size={28} />}
    </span>
    <span className="min-w-0 flex-1 space-y-0.5">
      <h2 className="text-base">
        <Link to={thing.url} className="block truncate py-0.5 after:absolute after:inset-0 after:rounded-box">
          {thing.title}
        </Link>
      </h2>
      <span className="block text-sm break-words text-muted">{thing.text}</span>
      <span className="block text-sm text-muted">
        Salvo <RelativeTime at={thing.saved_at} />
      </span>
    </span>
    <span className="relative">
      <SaveToggle target={{ [kind]: thing.id }} saved count={thing.saves_count} what={thing.title} size="sm" />
    </span>
  </li>
)
