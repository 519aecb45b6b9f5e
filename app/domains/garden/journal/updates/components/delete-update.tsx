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
    {whatGoes(update.photos.length)} da linha do tempo. {whatReturns[update.kind]}
  </ConfirmButton>
)

/** A row on several plants: a separate page asks for which of them to delete it. */
export const DeleteOfMany = ({ update }: { update: Pick<UpdateCard, 'id'> }) => (
  <LinkButton to={`/cultivo/atualizacao/${update.id}/apagar`} tone="plain" size="sm" icon="trash-2">
    Apagar
  </LinkButton>
)

/** What the act had done besides, and is undone with it. */
const whatReturns: Partial<Record<UpdateCard['kind'], string>> = {
  colheita: 'A planta volta a estar viva, na fase em que estava.',
  perda: 'A planta volta a estar viva.',
  fase: 'A planta volta à fase de antes.',
  virada: 'Se mudou a fase, a planta volta à de antes.',
  'peso-final': 'O peso sai da planta.',
  tratamento: 'A carência do produto deixa de valer.',
}

function whatGoes(photos: number) {
  if (photos === 0) return 'O texto some'
  return `O texto e ${photos === 1 ? 'a foto' : `as ${photos} fotos`} somem`
}
