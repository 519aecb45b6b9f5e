import { LinkButton } from '#ui/components/button.tsx'
import type { UpdateCard } from '../updates.schemas.ts'
import { DeleteOfMany, DeleteUpdate } from './delete-update.tsx'

type Props = { update: UpdateCard /** On how many plants the line is. */; count?: number }

/** What its grower can do with an update. */
export const UpdateActions = ({ update, count = 1 }: Props) => (
  <>
    <LinkButton
      to={`/cultivo/atualizacao/${update.id}/editar${count > 1 ? '?todas' : ''}`}
      tone="plain"
      size="sm"
      icon="pencil"
    >
      Editar
    </LinkButton>
    {count > 1 ? <DeleteOfMany update={update} /> : <DeleteUpdate update={update} />}
  </>
)
