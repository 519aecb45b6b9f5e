import type { ComponentProps } from 'react'
import { LinkButton } from '#ui/components/button.tsx'
import { DeleteOfMany, DeleteUpdate } from './delete-update.tsx'

type Props = ComponentProps<typeof DeleteUpdate> & { /** Number of plants of the row. */ count?: number }

/** Actions of the owner on an update. */
export const UpdateActions = ({ update, plant, count = 1 }: Props) => (
  <>
    <LinkButton
      to={`/cultivo/atualizacao/${update.id}/editar${count > 1 ? '?todas' : ''}`}
      tone="plain"
      size="sm"
      icon="pencil"
    >
      Editar
    </LinkButton>
    {count > 1 ? <DeleteOfMany update={update} /> : <DeleteUpdate update={update} plant={plant} />}
  </>
)
