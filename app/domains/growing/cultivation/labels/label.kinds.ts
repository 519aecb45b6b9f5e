/** Things that can have a label: their name in URLs, the letter of their short code, the page of their QR code. */
export const labelKinds = [
  { value: 'plantas', label: 'Plantas', icon: 'sprout', letter: 'P', path: '/cultivo/planta' },
  { value: 'espacos', label: 'Espaços', icon: 'tent', letter: 'E', path: '/cultivo/espaco' },
  { value: 'itens', label: 'Equipamentos', icon: 'package', letter: 'I', path: '/cultivo/item' },
  { value: 'potes', label: 'Potes', icon: 'milk', letter: 'C', path: '/cultivo/pote' },
] as const

export type LabelKind = (typeof labelKinds)[number]['value']

export const kindNamed = (name: string | null) => labelKinds.find(({ value }) => value === name) ?? labelKinds[0]

export type LabelSelection = {
  kind: LabelKind
  space_id: number | null
  all: boolean
  picks: number[]
  format: string
  skip: number
  discreet: boolean
}
