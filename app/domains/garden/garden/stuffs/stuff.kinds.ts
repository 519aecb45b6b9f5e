import type { IconName } from '#ui/components/icon-names.ts'

/** A field of one item type. Numbers have a unit; choices are stored by `value`. */
export type SpecField = {
  name: string
  label: string
  unit?: string
  required?: boolean
  help?: string
} & (
  | { kind: 'number'; max: number; whole?: boolean }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'text'; max: number }
)

export type StuffType = {
  /** Number in the specification. */
  id: number
  slug: string
  name: string
  plural: string
  icon: IconName
  fields: readonly SpecField[]
  /** Summary for lists, where joining the first fields would be unclear. */
  line?: (specs: Record<string, string | number>) => string
}

const watts = { kind: 'number', name: 'watts', label: 'Potência', unit: 'W', max: 20_000 } as const
const airflow = { kind: 'number', name: 'm3_h', label: 'Vazão', unit: 'm³/h', max: 50_000 } as const
const litres = { kind: 'number', name: 'litres', label: 'Volume', unit: 'L', max: 10_000 } as const
const dose = (name: string, label: string) =>
  ({ kind: 'number', name, label, unit: 'ml/L', max: 1000 }) as const satisfies SpecField

/** Content of one piece: with its price it gives the cost of a dose. */
const contents = [
  { kind: 'number', name: 'content_ml', label: 'Frasco', unit: 'ml', max: 1_000_000, help: 'Para o custo por dose.' },
  { kind: 'number', name: 'content_g', label: 'Pacote', unit: 'g', max: 1_000_000 },
] as const satisfies readonly SpecField[]

const lampTechnologies = [
  { value: 'led', label: 'LED' },
  { value: 'hps', label: 'Vapor de sódio (HPS)' },
  { value: 'cmh', label: 'Cerâmica (CMH)' },
  { value: 'mh', label: 'Multivapor metálico (MH)' },
  { value: 'fluorescente', label: 'Fluorescente' },
] as const

const potMaterials = [
  { value: 'plastico', label: 'Plástico' },
  { value: 'tecido', label: 'Tecido' },
  { value: 'barro', label: 'Barro' },
  { value: 'airpot', label: 'Airpot' },
] as const

const substrateKinds = [
  { value: 'solo', label: 'Solo' },
  { value: 'solo-vivo', label: 'Solo vivo' },
  { value: 'coco', label: 'Fibra de coco' },
  { value: 'turfa', label: 'Turfa' },
  { value: 'la-de-rocha', label: 'Lã de rocha' },
  { value: 'argila', label: 'Argila expandida' },
  { value: 'agua', label: 'Água (hidroponia)' },
] as const

const share = (name: string, label: string) =>
  ({ kind: 'number', name, label, unit: '%', max: 100 }) as const satisfies SpecField

/** The nine types of the specification with their fields: used by forms, validation and display. */
export const stuffTypes: readonly StuffType[] = [
  {
    id: 1,
    slug: 'lampada',
    name: 'Lâmpada',
    plural: 'Lâmpadas',
    icon: 'lamp-ceiling',
    fields: [
      { kind: 'choice', name: 'technology', label: 'Tecnologia', options: lampTechnologies, required: true },
      { ...watts, required: true, help: 'O que ela puxa da tomada, não o "equivalente" da caixa.' },
      { kind: 'number', name: 'ppf', label: 'PPF', unit: 'µmol/s', max: 20_000, help: 'Está na ficha do fabricante.' },
    ],
  },
  {
    id: 2,
    slug: 'grow-box',
    name: 'Grow box',
    plural: 'Grow boxes',
    icon: 'tent',
    fields: [
      { kind: 'number', name: 'width_cm', label: 'Largura', unit: 'cm', max: 2000, required: true },
      { kind: 'number', name: 'depth_cm', label: 'Profundidade', unit: 'cm', max: 2000, required: true },
      { kind: 'number', name: 'height_cm', label: 'Altura', unit: 'cm', max: 2000, required: true },
    ],
  },
  {
    id: 3,
    slug: 'vaso',
    name: 'Vaso',
    plural: 'Vasos',
    icon: 'package',
    fields: [
      { ...litres, required: true },
      { kind: 'choice', name: 'material', label: 'Material', options: potMaterials },
    ],
  },
  {
    id: 4,
    slug: 'substrato',
    name: 'Substrato',
    plural: 'Substratos',
    icon: 'layers',
    fields: [{ kind: 'choice', name: 'kind', label: 'Tipo', options: substrateKinds, required: true }, litres],
  },
  { id: 5, slug: 'exaustor', name: 'Exaustor', plural: 'Exaustores', icon: 'wind', fields: [airflow, watts] },
  { id: 6, slug: 'ventilador', name: 'Ventilador', plural: 'Ventiladores', icon: 'fan', fields: [watts] },
  {
    id: 7,
    slug: 'telemetria',
    name: 'Telemetria',
    plural: 'Telemetrias',
    icon: 'gauge',
    fields: [{ kind: 'text', name: 'measures', label: 'O que mede', max: 120, help: 'Temperatura, umidade, CO₂…' }],
  },
  {
    id: 8,
    slug: 'fertilizante',
    name: 'Fertilizante',
    plural: 'Fertilizantes',
    icon: 'flask-conical',
    line: ({ n, p, k }) => ([n, p, k].every((share) => share === undefined) ? '' : `NPK ${n ?? 0}-${p ?? 0}-${k ?? 0}`),
    fields: [
      share('n', 'Nitrogênio (N)'),
      share('p', 'Fósforo (P)'),
      share('k', 'Potássio (K)'),
      dose('dose_muda', 'Dose em muda'),
      dose('dose_vegetativo', 'Dose no vegetativo'),
      dose('dose_floracao', 'Dose na floração'),
      ...contents,
    ],
  },
  {
    id: 9,
    slug: 'controle-de-pragas',
    name: 'Controle de pragas',
    plural: 'Controles de pragas',
    icon: 'bug',
    fields: [
      { kind: 'text', name: 'active', label: 'Princípio ativo', max: 120, required: true },
      { kind: 'number', name: 'withholding_days', label: 'Carência', unit: 'dias', max: 365, whole: true },
      dose('dose', 'Dose'),
      ...contents,
    ],
  },
]

/** The type 'controle-de-pragas', whose items may have a safety interval. */
export const PEST_CONTROL = 9

export const typeById = (id: number): StuffType => {
  const type = stuffTypes.find((one) => one.id === id)
  if (!type) throw new Error(`no stuff type ${id}`)
  return type
}
