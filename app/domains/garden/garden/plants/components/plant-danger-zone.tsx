import { plural } from '#shared/numbers.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

export const PlantDangerZone = ({ plant }: { plant: PlantDetail }) => (
  <ArchiveOrDelete
    thing={plant}
    label="Apagar planta"
    text="Arquivada, a planta sai das listas e continua com tudo. Apagada, ela some junto com as fotos e as atualizações."
  >
    A planta, {plural(plant.photos.length, 'foto', 'fotos')} e todas as atualizações vão sumir, para você e para quem
    acompanha.
  </ArchiveOrDelete>
)
