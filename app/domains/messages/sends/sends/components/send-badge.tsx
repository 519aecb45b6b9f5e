import { Badge } from '#ui/components/badge.tsx'
import { sendStateNames, sendStateTones } from '../send.words.ts'
import type { SendCard } from '../sends.schemas.ts'

export const SendBadge = ({ send: { state, waits } }: { send: Pick<SendCard, 'state' | 'waits'> }) =>
  waits ? (
    <Badge tone="amber">Espera configuração</Badge>
  ) : (
    <Badge tone={sendStateTones[state]}>{sendStateNames[state]}</Badge>
  )
