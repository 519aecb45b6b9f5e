import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import type { TicketState } from '../ticket-state.kinds.ts'
import { ownStateNames, stateNames } from '../ticket-state.words.ts'

const tones: Record<TicketState, BadgeTone> = {
  aberto: 'info',
  respondido: 'primary',
  aguardando_pessoa: 'amber',
  resolvido: 'neutral',
  fechado: 'neutral',
}

/** The state of a ticket, worded for the reader's side. */
export const StateBadge = ({ state, own }: { state: TicketState; own?: boolean }) => (
  <Badge tone={tones[state]}>{(own ? ownStateNames : stateNames)[state]}</Badge>
)
