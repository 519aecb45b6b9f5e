import type { CatalogueName } from '#domains/base/catalogue/items/items.table.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { MetricName } from './metric.kinds.ts'

/** An activity: what an update is about, and which fields its form has. */
export type ActivityType = {
  slug: ActivitySlug
  label: string
  icon: IconName
  group: ActivityGroup
  /** Applies to a plant, a space, or both. */
  on: 'plant' | 'space' | 'both'
  required: readonly MetricName[]
  optional: readonly MetricName[]
  /** Of these at least one. */
  oneOf?: readonly MetricName[]
  /** Flags, independent of the name; used for 'dias desde a última'. */
  watering?: true
  feeding?: true
  /** Has doses of items. */
  doses?: true
  /** References an item of this catalogue: the cycle entered, the state of health… */
  catalogue?: CatalogueName
  /** A text is required: it is the content of the activity. */
  textRequired?: true
  /** Slugs of the cycles in which a plant gets it; all without. */
  cycles?: readonly Cycle[]
}

/** Slugs of the shipped cycles, in the order of a plant's life. */
export const shippedCycles = ['semente', 'germinacao', 'vegetativo', 'floracao', 'colheita', 'secagem', 'cura'] as const
export type Cycle = (typeof shippedCycles)[number]
const between = (first: Cycle, last: Cycle) =>
  shippedCycles.slice(shippedCycles.indexOf(first), shippedCycles.indexOf(last) + 1)

/** With leaves; with a canopy to shape; cut. */
const green = between('germinacao', 'colheita')
const bushy = between('vegetativo', 'colheita')
const vegetative = between('vegetativo', 'vegetativo')
const cut = between('colheita', 'cura')

export const activityGroups = {
  rega: 'Rega e nutrição',
  medida: 'Medições',
  treino: 'Treino e poda',
  fase: 'Fase e luz',
  saude: 'Saúde e pragas',
  manejo: 'Manejo',
  colheita: 'Colheita, secagem e cura',
  diario: 'Diário',
} as const
export type ActivityGroup = keyof typeof activityGroups

const water: readonly MetricName[] = ['ph', 'ec', 'runoff_ml', 'runoff_ph', 'runoff_ec', 'water_temperature']
const nothing: readonly MetricName[] = []
/** What can be weighed while it dries: the whole plant, always the same branch, or a sample. */
const weighings: readonly MetricName[] = ['weight_g', 'branch_g', 'sample_g']

type Rest = Partial<Omit<ActivityType, 'slug' | 'label' | 'icon' | 'group'>>
const type = <Slug extends string>(
  slug: Slug,
  label: string,
  icon: IconName,
  group: ActivityGroup,
  rest: Rest = {},
) => ({
  slug,
  label,
  icon,
  group,
  on: 'plant' as const,
  required: nothing,
  optional: nothing,
  ...rest,
})

/** Activities shipped with the site (research A6, 'event types'). A user's own ones are rows of `activity_types`. */
const shipped = [
  type('rega', 'Rega', 'droplets', 'rega', { required: ['volume_ml'], optional: water, watering: true }),
  type('alimentacao', 'Alimentação', 'flask-conical', 'rega', {
    cycles: green,
    optional: ['volume_ml', ...water],
    feeding: true,
    doses: true,
  }),
  type('rega-alimentacao', 'Rega com nutrientes', 'droplet', 'rega', {
    cycles: green,
    required: ['volume_ml'],
    optional: water,
    watering: true,
    feeding: true,
    doses: true,
  }),
  type('cobertura', 'Adubo de cobertura', 'shovel', 'rega', { cycles: bushy, feeding: true, doses: true }),
  type('foliar', 'Foliar', 'spray-can', 'rega', { cycles: green, optional: ['volume_ml', 'ph', 'ec'], doses: true }),
  type('flush', 'Flush', 'waves', 'rega', { cycles: bushy, required: ['volume_ml'], optional: water, watering: true }),
  type('medicao', 'Medição', 'ruler', 'medida', {
    on: 'both',
    optional: [
      'temperature',
      'humidity',
      'leaf_temperature',
      'ppfd',
      'co2',
      'ph',
      'ec',
      'runoff_ph',
      'runoff_ec',
      'water_temperature',
      'height_cm',
    ],
  }),
  type('altura', 'Altura', 'move-vertical', 'medida', { cycles: green, required: ['height_cm'] }),
  type('peso-do-vaso', 'Peso do vaso', 'scale', 'medida', { cycles: green, required: ['pot_g'] }),
  type('lst', 'LST (amarração)', 'spline', 'treino', { cycles: bushy }),
  type('topping', 'Topping', 'scissors', 'treino', { cycles: vegetative }),
  type('fim', 'FIM', 'scissors', 'treino', { cycles: vegetative }),
  type('supercrop', 'Supercropping', 'git-branch', 'treino', { cycles: bushy }),
  type('scrog', 'ScrOG', 'grid-3x3', 'treino', { cycles: bushy }),
  type('lollipop', 'Lollipop', 'scissors', 'treino', { cycles: bushy }),
  type('desfolha', 'Desfolha', 'leaf', 'treino', { cycles: bushy }),
  type('fase', 'Mudança de fase', 'sprout', 'fase', { catalogue: 'ciclos_da_planta' }),
  type('virada', 'Virada 12/12', 'sun-moon', 'fase', {
    cycles: between('vegetativo', 'floracao'),
    on: 'both',
    optional: ['light_hours'],
  }),
  type('luz', 'Troca de luz', 'lightbulb', 'fase', {
    cycles: between('semente', 'colheita'),
    on: 'both',
    optional: ['light_hours', 'ppfd'],
  }),
  type('saude', 'Saúde', 'heart-pulse', 'saude', { cycles: green, catalogue: 'saude_da_planta' }),
  type('aparencia', 'Aparência', 'eye', 'saude', { cycles: green, catalogue: 'aparencia_da_planta' }),
  type('praga', 'Praga ou doença', 'bug', 'saude', { on: 'both', textRequired: true }),
  type('tratamento', 'Tratamento', 'shield', 'saude', { cycles: green, on: 'both', doses: true }),
  type('revisao', 'Revisão de praga', 'search-check', 'saude', { on: 'both', textRequired: true }),
  type('deficiencia', 'Deficiência', 'triangle-alert', 'saude', { cycles: green, textRequired: true }),
  type('cuidado', 'Cuidado', 'hand-heart', 'manejo', { catalogue: 'cuidados_planta' }),
  type('transplante', 'Transplante', 'flower', 'manejo', {
    cycles: between('semente', 'floracao'),
    optional: ['pot_litres'],
  }),
  type('clonagem', 'Clonagem', 'copy', 'manejo', { cycles: bushy }),
  type('sexagem', 'Sexagem ou polinização', 'venus-and-mars', 'manejo', { cycles: bushy, textRequired: true }),
  type('limpeza', 'Limpeza', 'brush-cleaning', 'manejo', { on: 'both' }),
  type('calibracao', 'Calibração', 'gauge', 'manejo', { on: 'space' }),
  type('manutencao', 'Manutenção de equipamento', 'wrench', 'manejo', { on: 'space', textRequired: true }),
  type('colheita', 'Colheita', 'wheat', 'colheita', { cycles: between('floracao', 'colheita'), optional: ['wet_g'] }),
  type('pesagem', 'Pesagem da secagem', 'scale', 'colheita', {
    cycles: cut,
    optional: [...weighings, 'temperature', 'humidity'],
    oneOf: weighings,
  }),
  type('pote', 'Pote de cura', 'milk', 'colheita', {
    cycles: between('secagem', 'cura'),
    optional: ['jar_humidity', 'jar_g', 'temperature'],
  }),
  type('peso-final', 'Peso final', 'medal', 'colheita', {
    cycles: between('secagem', 'cura'),
    optional: ['dry_g', 'cured_g'],
  }),
  type('degustacao', 'Degustação', 'star', 'colheita', { cycles: between('secagem', 'cura'), textRequired: true }),
  type('perda', 'Perda', 'circle-x', 'colheita', { textRequired: true }),
  type('nota', 'Nota', 'notebook-pen', 'diario', { on: 'both', textRequired: true }),
  type('foto', 'Foto', 'camera', 'diario', { on: 'both' }),
  type('robo', 'Robô', 'bot', 'diario', { on: 'space', textRequired: true }),
]

export const activitySlugs = [
  'rega',
  'alimentacao',
  'rega-alimentacao',
  'cobertura',
  'foliar',
  'flush',
  'medicao',
  'altura',
  'peso-do-vaso',
  'lst',
  'topping',
  'fim',
  'supercrop',
  'scrog',
  'lollipop',
  'desfolha',
  'fase',
  'virada',
  'luz',
  'saude',
  'aparencia',
  'praga',
  'tratamento',
  'revisao',
  'deficiencia',
  'cuidado',
  'transplante',
  'clonagem',
  'sexagem',
  'limpeza',
  'calibracao',
  'manutencao',
  'colheita',
  'pesagem',
  'pote',
  'peso-final',
  'degustacao',
  'perda',
  'nota',
  'foto',
  'robo',
  'propria',
] as const
export type ActivitySlug = (typeof activitySlugs)[number]

export const activityTypes: readonly ActivityType[] = shipped

const bySlug = new Map(activityTypes.map((one) => [one.slug, one]))
/** A shipped activity; undefined for 'propria', which is described by its row. */
export const activityOf = (slug: ActivitySlug): ActivityType | undefined => bySlug.get(slug)
