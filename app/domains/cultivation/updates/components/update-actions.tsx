import { LinkButton } from '#ui/components/button.tsx'
import type { UpdateCard } from '../updates.schemas.ts'
import { DeleteUpdate } from './delete-update.tsx'

/** What its grower can do with an update. */
export const UpdateActions = ({ update }: { update: UpdateCard }) => (
  <>
    <LinkButton to={`/cultivo/atualizacao/${update.id}/editar`} tone="plain" size="sm" icon="pencil">
      Editar
    </LinkButton>
    <DeleteUpdate update={update} />
  </>
)
