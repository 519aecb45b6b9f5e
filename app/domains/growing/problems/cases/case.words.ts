import type { IconName } from '#ui/components/icon-names.ts'
import type { CaseOutcome, EntryKind } from './case.kinds.ts'

export const outcomeWords: Record<CaseOutcome, string> = {
  resolvido: 'Resolvido',
  controlado: 'Controlado',
  'planta-perdida': 'Perdi a planta',
  'outra-coisa': 'Não era isso',
}

export const entryWords: Record<EntryKind, { label: string; icon: IconName }> = {
  nota: { label: 'Nota', icon: 'notebook-pen' },
  tratamento: { label: 'Tratamento', icon: 'shield' },
  revisao: { label: 'Revisão marcada', icon: 'calendar-check' },
  desfecho: { label: 'Caso encerrado', icon: 'circle-check' },
  reabertura: { label: 'Caso reaberto', icon: 'history' },
}
