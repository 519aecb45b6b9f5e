import { LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { UpdateCard } from '../updates.schemas.ts'

export const DeleteUpdate = ({ update }: { update: UpdateCard }) => (
  <ConfirmButton
    label="Apagar"
    send={{ form: 'delete', update_id: String(update.id) }}
    title="Apagar esta atualização?"
    tone="plain"
    size="sm"
    icon="trash-2"
  >
    {whatGoes(update.photos.length)} da linha do tempo, para você e para quem acompanha.
  </ConfirmButton>
)

/** A row on several plants: a separate page asks for which of them to delete it. */
export const DeleteOfMany = ({ update }: { update: Pick<UpdateCard, 'id'> }) => (
  <LinkButton to={`/cultivo/atualizacao/${update.id}/apagar`} tone="plain" size="sm" icon="trash-2">
    Apagar
  </LinkButton>
)

function whatGoes(photos: number) {
  if (photos === 0) return 'O texto some'
  return `O texto e ${photos === 1 ? 'a foto' : `as ${photos} fotos`} somem`
}
