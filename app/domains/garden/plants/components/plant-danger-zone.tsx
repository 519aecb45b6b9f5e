import { plural } from '#shared/numbers.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

export const PlantDangerZone = ({ plant }: { plant: PlantDetail }) => (
  <ArchiveOrDelete
    thing={plant}
    label="Apagar planta"
    text="No arquivo a planta sai das listas e guarda tudo. Apagada, ela some com fotos e atualizações."
  >
    Somem a planta, {plural(plant.photos.length, 'foto', 'fotos')} e todas as atualizações, para você e para quem a
    acompanha.
  </ArchiveOrDelete>
)
