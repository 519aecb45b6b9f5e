import { Tabs } from '#ui/components/tabs.tsx'
import type { PlantCard } from '../plants.schemas.ts'

/** The pages of a plant, side by side. */
export function PlantTabs({ plant }: { plant: Pick<PlantCard, 'slug' | 'comments_count'> }) {
  const address = `/cultivo/planta/${plant.slug}`
  return (
    <Tabs
      label="Páginas da planta"
      tabs={[
        { to: address, label: 'Resumo', end: true },
        { to: `${address}/atualizacoes`, label: 'Atualizações' },
        { to: `${address}/fotos`, label: 'Fotos' },
        { to: `${address}/agenda`, label: 'Agenda' },
        { to: `${address}/comentarios`, label: 'Comentários', count: plant.comments_count },
      ]}
    />
  )
}
