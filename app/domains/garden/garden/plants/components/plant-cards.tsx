import { Strip } from '#ui/components/strip.tsx'
import type { PlantCard as Plant } from '../plants.schemas.ts'
import { PlantCard } from './plant-card.tsx'

/** Some plants of many growers, without empty state or pages: for places that show them only when there are some. */
export const PlantCards = ({ plants }: { plants: Plant[] }) => (
  <Strip columns="md:grid-cols-4 lg:grid-cols-6">
    {plants.map((plant) => (
      <PlantCard key={plant.id} plant={plant} withGrower />
    ))}
  </Strip>
)
