import type { ReactNode } from 'react'
import { ListFaces } from '#ui/components/list-faces.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { Page } from '#shared/pagination.ts'
import type { PlantCard as Plant } from '../plants.schemas.ts'
import { PlantCard } from './plant-card.tsx'

/** A page of plants with its empty face and its pager. */
export function PlantGrid({ plants, empty, level }: { plants: Page<Plant>; empty: ReactNode; level?: 2 | 3 }) {
  return (
    <>
      <ListFaces
        items={plants.data}
        keyOf={(plant) => plant.id}
        empty={empty}
        frame={(items) => <ul className="grid grid-cols-[repeat(auto-fill,minmax(152px,1fr))] gap-4">{items}</ul>}
      >
        {(plant, index) => (
          <li>
            <PlantCard plant={plant} priority={index < 4} level={level} />
          </li>
        )}
      </ListFaces>
      <Pager {...plants} label="Páginas de plantas" />
    </>
  )
}
