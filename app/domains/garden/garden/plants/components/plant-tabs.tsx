import { Tabs } from '#ui/components/tabs.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

/** Tabs of a plant's pages. */
export function PlantTabs({ plant }: { plant: Pick<PlantDetail, 'slug' | 'comments_count'> & Harvested }) {
  const address = `/cultivo/planta/${plant.slug}`
  return (
    <Tabs
      label="Páginas da planta"
      tabs={[
        { to: address, label: 'Resumo', end: true },
        { to: `${address}/atualizacoes`, label: 'Atualizações' },
        { to: `${address}/fotos`, label: 'Fotos' },
        { to: `${address}/agenda`, label: 'Agenda' },
        ...(hasHarvest(plant) ? [{ to: `${address}/colheita`, label: 'Colheita' }] : []),
        { to: `${address}/comentarios`, label: 'Comentários', count: plant.comments_count },
      ]}
    />
  )
}

type Harvested = Pick<PlantDetail, 'status' | 'weighed' | 'wet_g' | 'dry_g' | 'cured_g' | 'plant_cycle'>

/** Harvested, weighed, or in a cycle after the harvest. */
const hasHarvest = ({ status, weighed, wet_g, dry_g, cured_g, plant_cycle }: Harvested) =>
  status === 'colhida' ||
  weighed ||
  [wet_g, dry_g, cured_g].some((grams) => grams !== null) ||
  ['colheita', 'secagem', 'cura'].includes(plant_cycle.slug)
