import { AskFirst } from '#ui/form/ask-first.tsx'
import type { PlantUpdateCard } from '../updates.schemas.ts'

export const DeleteUpdate = ({ update }: { update: PlantUpdateCard }) => (
  <AskFirst
    label="Apagar"
    send={{ form: 'delete', update_id: String(update.id) }}
    title="Apagar esta atualização?"
    tone="plain"
    size="sm"
    icon="trash-2"
  >
    O texto e {update.photos.length === 1 ? 'a foto dela' : `as ${update.photos.length} fotos dela`} somem da linha do
    tempo, para você e para quem acompanha.
  </AskFirst>
)
