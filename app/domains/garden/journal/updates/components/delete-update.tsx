import { LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { goneWords } from '../update-gone.words.ts'
import type { UpdateCard } from '../updates.schemas.ts'

/** `plant`: whose diary it stands in, where the page is of one. */
type Props = { update: UpdateCard; plant?: Parameters<typeof goneWords>[1] }

export function DeleteUpdate({ update, plant }: Props) {
  const { title, text } = goneWords(update, plant)
  return (
    <ConfirmButton
      label="Apagar"
      send={{ form: 'delete', update_id: String(update.id) }}
      title={title}
      tone="plain"
      size="sm"
      icon="trash-2"
    >
      {text}
    </ConfirmButton>
  )
}

/** A row on several plants: a separate page asks for which of them to delete it. */
export const DeleteOfMany = ({ update }: { update: Pick<UpdateCard, 'id'> }) => (
  <LinkButton to={`/cultivo/atualizacao/${update.id}/apagar`} tone="plain" size="sm" icon="trash-2">
    Apagar
  </LinkButton>
)
