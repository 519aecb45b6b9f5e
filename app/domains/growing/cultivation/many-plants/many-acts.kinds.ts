import type { IconName } from '#ui/components/icon-names.ts'

/** Actions on many plants at once; `slug` is used in URLs. */
export const manyActs = [
  { slug: 'registrar', label: 'Registrar', icon: 'notebook-pen', title: 'Registrar em' },
  { slug: 'mover', label: 'Mover', icon: 'tent', title: 'Mover' },
  { slug: 'fase', label: 'Mudar fase', icon: 'sprout', title: 'Mudar a fase de' },
  { slug: 'grupo', label: 'Agrupar', icon: 'boxes', title: 'Agrupar' },
  { slug: 'clonar', label: 'Clonar', icon: 'copy', title: 'Clonar' },
  { slug: 'colher', label: 'Colher', icon: 'wheat', title: 'Colher' },
  { slug: 'pesar', label: 'Pesar', icon: 'scale', title: 'Pesar' },
  { slug: 'perda', label: 'Registrar perda', icon: 'circle-x', title: 'Registrar a perda de' },
  { slug: 'arquivar', label: 'Arquivar', icon: 'archive', title: 'Arquivar' },
  { slug: 'desarquivar', label: 'Tirar do arquivo', icon: 'archive-restore', title: 'Tirar do arquivo' },
] as const satisfies readonly { slug: string; label: string; icon: IconName; title: string }[]

export type ManyAct = (typeof manyActs)[number]['slug']
export const manyActNamed = (slug: string | null) => manyActs.find((act) => act.slug === slug)

/** Where plants go that leave their space for none. */
export const NOWHERE = 'nenhum'
