import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { PlantCard as Plant } from '../plants.schemas.ts'
import { PlantCard } from './plant-card.tsx'

type Props = {
  plants: Page<Plant>
  empty: ReactNode
  level?: 2 | 3
  /** The list has plants of many growers, so each shows its owner. */
  withGrower?: boolean
  /** The list is a ranking: its first three wear a ribbon. */
  ranked?: boolean
  /** What is due on a plant. */
  noteOf?: (plant: Plant) => string | null
}

/** A page of plants with empty state and pagination. */
export function PlantGrid({ plants, empty, level, withGrower, ranked, noteOf }: Props) {
  return (
    <>
      <ListStates
        items={plants.data}
        keyOf={(plant) => plant.id}
        empty={empty}
        frame={(items) => <ul className={plantColumns}>{items}</ul>}
      >
        {(plant, index) => (
          <li>
            <PlantCard
              plant={plant}
              priority={index < 2}
              level={level}
              withGrower={withGrower}
              note={noteOf?.(plant)}
              registers={noteOf !== undefined && !plant.archived && plant.status !== 'morta'}
              position={ranked ? index + 1 : undefined}
            />
          </li>
        )}
      </ListStates>
      <Pager {...plants} label="Páginas de plantas" />
    </>
  )
}

/** Column counts divide a page of twelve, so every row is full; a card on large screens is 184 px wide. */
const plantColumns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6'
