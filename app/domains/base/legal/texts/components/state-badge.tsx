import { Badge } from '#ui/components/badge.tsx'
import type { TextVersion } from '../texts.schemas.ts'

const words = {
  rascunho: ['Rascunho', 'amber'],
  agendada: ['Agendada', 'info'],
  vigente: ['Em vigor', 'primary'],
  anterior: ['Versão anterior', 'neutral'],
} as const

export function StateBadge({ state }: Pick<TextVersion, 'state'>) {
  const [label, tone] = words[state]
  return <Badge tone={tone}>{label}</Badge>
}
