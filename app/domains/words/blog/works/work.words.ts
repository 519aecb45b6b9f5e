import type { BadgeTone } from '#ui/components/badge.tsx'
import type { WorkState } from '../posts/work-state.kinds.ts'

export const stateWords: Record<WorkState, { label: string; tone: BadgeTone }> = {
  rascunho: { label: 'Rascunho', tone: 'neutral' },
  em_revisao: { label: 'Em revisão', tone: 'amber' },
  agendado: { label: 'Agendada', tone: 'info' },
  publicado: { label: 'No ar', tone: 'primary' },
  retirado: { label: 'Fora do ar', tone: 'clay' },
}

export const stateOptions = Object.entries(stateWords).map(([value, { label }]) => ({ value, label }))
