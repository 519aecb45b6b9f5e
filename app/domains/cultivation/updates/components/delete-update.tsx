import { AskFirst } from '#ui/form/ask-first.tsx'
import type { UpdateCard } from '../updates.schemas.ts'

export const DeleteUpdate = ({ update }: { update: UpdateCard }) => (
  <AskFirst
    label="Apagar"
    send={{ form: 'delete', update_id: String(update.id) }}
    title="Apagar esta atualização?"
    tone="plain"
    size="sm"
    icon="trash-2"
  >
    {whatGoes(update.photos.length)} da linha do tempo, para você e para quem acompanha.
  </AskFirst>
)

function whatGoes(photos: number) {
  if (photos === 0) return 'O texto some'
  return `O texto e ${photos === 1 ? 'a foto dela' : `as ${photos} fotos dela`} somem`
}
