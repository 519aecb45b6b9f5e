import type { PlantDetail, PlantFields } from './plants.schemas.ts'

/** A plant as its form sends it. */
export const plantFields = (plant: PlantDetail): PlantFields => ({
  name: plant.name,
  description: plant.description,
  genetic_name: plant.genetic?.name,
  origin: plant.origin,
  private: plant.private,
  space_id: plant.space?.id,
  started_on: plant.started_on,
  photo_ids: plant.photos.map(({ document }) => document.id),
})
