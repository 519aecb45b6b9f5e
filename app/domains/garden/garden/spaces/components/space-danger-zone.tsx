import { plural } from '#shared/numbers.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import type { SpaceDetail } from '../spaces.schemas.ts'

export const SpaceDangerZone = ({ space }: { space: SpaceDetail }) => (
  <ArchiveOrDelete
    thing={space}
    label="Apagar espaço"
    text="Arquivado, o espaço sai das listas e continua com tudo. Suas plantas nunca se perdem."
  >
    {space.photos.length > 0
      ? `O espaço e ${plural(space.photos.length, 'foto', 'fotos')} vão sumir.`
      : 'O espaço vai sumir.'}{' '}
    {space.plants_count > 0 && `${plural(space.plants_count, 'planta fica', 'plantas ficam')} sem espaço.`}
  </ArchiveOrDelete>
)
