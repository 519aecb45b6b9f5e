import { type ActivitySlug, activityTypes, type Cycle } from '#domains/garden/journal/activities/activity.kinds.ts'
import { searchable } from '#shared/text.ts'

/** What other programs and other people call an activity; ours by their own names besides. */
const others: Partial<Record<ActivitySlug, string[]>> = {
  rega: ['water', 'watering', 'regar', 'irrigação', 'água'],
  alimentacao: ['feed', 'feeding', 'nutrientes', 'adubação', 'fertirrigação'],
  flush: ['lavagem', 'flushing'],
  foliar: ['foliar_feed', 'foliar feed'],
  medicao: ['environmental', 'measurement', 'medida', 'ambiente', 'clima'],
  altura: ['height'],
  lst: ['training', 'treino', 'low stress training'],
  topping: ['top', 'topped', 'poda apical'],
  scrog: ['tuck', 'scrog tuck'],
  desfolha: ['trim', 'defoliation', 'poda'],
  transplante: ['transplanted', 'transplant'],
  praga: ['pest_disease', 'pest', 'praga', 'doença'],
  deficiencia: ['deficiency'],
  tratamento: ['pesticide_application'],
  colheita: ['harvest', 'harvested'],
  'peso-final': ['final', 'yield', 'rendimento'],
  fase: ['stagechange', 'stage change', 'stage'],
  nota: ['note', 'observation', 'observação', 'anotação', 'diário'],
  foto: ['photo', 'picture', 'imagem'],
  perda: ['death', 'lost'],
}

const byName = new Map<string, ActivitySlug>(
  [
    ...activityTypes.map(({ slug, label }) => [slug, [slug, label]] as const),
    ...(Object.entries(others) as [ActivitySlug, string[]][]),
  ].flatMap(([slug, names]) => names.map((name) => [searchable(name), slug] as const)),
)

export const activityNamed = (text: string): ActivitySlug | undefined => byName.get(searchable(text))

const phases: [RegExp, Cycle][] = [
  [/^(semente|planted|seed$|plantada)/, 'semente'],
  [/^(germin|plantula|seedling|cutting|muda|clone)/, 'germinacao'],
  [/^(veg|crescimento)/, 'vegetativo'],
  [/^(flo|pre-?flor|bloom)/, 'floracao'],
  [/^(colh|harvest)/, 'colheita'],
  [/^(sec|dry)/, 'secagem'],
  [/^(cur)/, 'cura'],
]

/** A shipped phase by what it is called here or elsewhere. */
export const phaseNamed = (text: string): Cycle | undefined =>
  phases.find(([pattern]) => pattern.test(searchable(text)))?.[1]
