import type { TemplateState } from './template-state.kinds.ts'

export const templateStateNames: Record<TemplateState, string> = {
  draft: 'Ainda não está na Meta',
  differs: 'Diferente do que a Meta tem',
  submitted: 'Em análise na Meta',
  approved: 'Aprovado',
  paused: 'Pausado pela Meta',
  refused: 'Recusado pela Meta',
}

export const templateStateTones = {
  draft: 'neutral',
  differs: 'danger',
  submitted: 'amber',
  approved: 'primary',
  paused: 'danger',
  refused: 'danger',
} as const

/** As people read it: Meta's names have no spaces. */
export const templateTitle = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1).replaceAll('_', ' ')}`
