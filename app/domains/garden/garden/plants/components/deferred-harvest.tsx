import { deferred } from '#ui/deferred.tsx'
import type { PlantView } from '../plant.view.ts'

const PlantHarvest = deferred(async () => (await import('./plant-harvest.tsx')).PlantHarvest)

/** Only of a plant that was weighed: of others its code is not loaded. */
export const DeferredHarvest = ({ plant }: { plant: PlantView }) =>
  [plant.wet_g, plant.dry_g, plant.cured_g].some((grams) => grams !== null) && <PlantHarvest plant={plant} />
