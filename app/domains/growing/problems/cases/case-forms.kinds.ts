import type { IconName } from '#ui/components/icon-names.ts'

/** What can be added to an open case; `param` stands in the address. */
export const caseForms = [
  { name: 'note', param: 'nota', label: 'Nota e fotos', icon: 'notebook-pen', button: 'Anotar' },
  { name: 'treat', param: 'tratamento', label: 'Tratamento', icon: 'shield', button: 'Anotar tratamento' },
  { name: 'recheck', param: 'rever', label: 'Rever', icon: 'calendar-plus', button: 'Marcar revisão' },
  { name: 'close', param: 'desfecho', label: 'Desfecho', icon: 'circle-check', button: 'Encerrar caso' },
] as const satisfies { name: string; param: string; label: string; icon: IconName; button: string }[]

export type CaseForm = (typeof caseForms)[number]
export type CaseFormName = CaseForm['name']

export const caseFormNamed = (param: string | null): CaseFormName =>
  caseForms.find((form) => form.param === param)?.name ?? 'note'
