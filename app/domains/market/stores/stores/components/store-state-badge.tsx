import { Badge } from '#ui/components/badge.tsx'
import type { StoreState } from '../store.kinds.ts'
import { stateNames } from '../store.words.ts'

const looks = {
  rascunho: { tone: 'neutral', icon: 'pencil' },
  em_analise: { tone: 'info', icon: 'hourglass' },
  aberta: { tone: 'primary', icon: 'circle-check' },
  recusada: { tone: 'amber', icon: 'triangle-alert' },
  suspensa: { tone: 'danger', icon: 'ban' },
  encerrada: { tone: 'neutral', icon: 'archive' },
} as const

export const StoreStateBadge = ({ state }: { state: StoreState }) => (
  <Badge {...looks[state]}>{stateNames[state]}</Badge>
)
