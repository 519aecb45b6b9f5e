/** A label format. `paper` names the @page in styles/print.css; sizes in mm. */
export type LabelFormat = {
  value: string
  label: string
  text: string
  paper: 'label-a4' | 'label-single'
  columns: number
  rows: number
  width: number
  height: number
}

export const labelFormats = [
  {
    value: 'a4-24',
    label: '24 por A4',
    text: '3 × 8, de 70\u00a0×\u00a037\u00a0mm',
    paper: 'label-a4',
    columns: 3,
    rows: 8,
    width: 210,
    height: 297,
  },
  {
    value: 'a4-8',
    label: '8 por A4',
    text: '2 × 4, de 105\u00a0×\u00a074\u00a0mm',
    paper: 'label-a4',
    columns: 2,
    rows: 4,
    width: 210,
    height: 297,
  },
  {
    value: 'uma',
    label: 'Uma por vez',
    text: 'Rolo de 60\u00a0×\u00a040\u00a0mm',
    paper: 'label-single',
    columns: 1,
    rows: 1,
    width: 60,
    height: 40,
  },
] as const satisfies readonly LabelFormat[]

export const formatNamed = (name: string | null): LabelFormat =>
  labelFormats.find(({ value }) => value === name) ?? labelFormats[0]
