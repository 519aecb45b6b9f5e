import type { PlantCard as Plant } from '../plants.schemas.ts'
import { PlantCard } from './plant-card.tsx'

/** Some plants of many growers, without empty state or pages: for places that show them only when there are some. */
export const PlantCards = ({ plants }: { plants: Plant[] }) => (
  <ul className={plantColumns}>
    {plants.map((plant) => (
      <li key={plant.id}>
        <PlantCard plant={plant} withGrower />
      </li>
    ))}
  </ul>
)

/** Column counts divide a page of twelve, so every row is full; a card on large screens is 184 px wide. */
export const plantColumns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6'
