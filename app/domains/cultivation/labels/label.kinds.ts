/** What can have a label: how it is called in an address, the letter of its code, the page that its code opens. */
export const labelKinds = [
  { value: 'plantas', label: 'Plantas', icon: 'sprout', letter: 'P', path: '/cultivo/planta' },
  { value: 'espacos', label: 'Espaços', icon: 'tent', letter: 'E', path: '/cultivo/espaco' },
  { value: 'itens', label: 'Itens', icon: 'package', letter: 'I', path: '/cultivo/item' },
  { value: 'potes', label: 'Potes', icon: 'milk', letter: 'C', path: '/cultivo/pote' },
] as const

export type LabelKind = (typeof labelKinds)[number]['value']

export const kindNamed = (name: string | null) => labelKinds.find(({ value }) => value === name) ?? labelKinds[0]

export type LabelWish = {
  kind: LabelKind
  space_id: number | null
  all: boolean
  picks: number[]
  format: string
  skip: number
  discreet: boolean
}
