import { Badge } from '#ui/components/badge.tsx'
import type { StoreState } from '../store.kinds.ts'
import { stateNames } from '../store.words.ts'
import { PausedBadge } from './paused-badge.tsx'

const looks = {
  rascunho: { tone: 'neutral', icon: 'pencil' },
  em_analise: { tone: 'info', icon: 'hourglass' },
  aberta: { tone: 'primary', icon: 'circle-check' },
  recusada: { tone: 'amber', icon: 'triangle-alert' },
  suspensa: { tone: 'danger', icon: 'ban' },
  encerrada: { tone: 'neutral', icon: 'archive' },
} as const

type Props = {
  state: StoreState
  /** Found in lists and search. */
  in_search?: boolean
  /** It takes no orders now. */
  away?: boolean
}

export const StoreStateBadge = ({ state, in_search = true, away = false }: Props) =>
  state === 'aberta' && away ? (
    <PausedBadge />
  ) : state === 'aberta' && !in_search ? (
    <Badge tone="amber" icon="eye-off">
      Fora da vitrine
    </Badge>
  ) : (
    <Badge {...looks[state]}>{stateNames[state]}</Badge>
  )
