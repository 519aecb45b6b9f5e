import { ofPhase, weekOfPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { daysBetween, formatDay, onDay } from '#shared/dates.ts'
import { formatMeasure, formatNumber, formatPercent, formatTyped, plural } from '#shared/numbers.ts'
import type { WeekFigure } from './week.kinds.ts'
import type { PlantWeek } from './week.schemas.ts'

const times = (value: number) => (value === 0 ? 'nenhuma vez' : plural(value, 'vez', 'vezes'))

type Spoken = readonly [one: string, many: string]
const feeding: Spoken = ['adubação', 'adubações']
const pruning: Spoken = ['poda', 'podas']

/** As growers count them; what they call the same is counted together. */
const spoken: Record<Exclude<ActivitySlug, 'propria'>, Spoken> = {
  rega: ['rega', 'regas'],
  alimentacao: feeding,
  'rega-alimentacao': ['rega com nutrientes', 'regas com nutrientes'],
  cobertura: feeding,
  foliar: ['aplicação foliar', 'aplicações foliares'],
  flush: ['flush', 'flushes'],
  medicao: ['medição', 'medições'],
  altura: ['medida de altura', 'medidas de altura'],
  'peso-do-vaso': ['pesagem do vaso', 'pesagens do vaso'],
  lst: ['amarração', 'amarrações'],
  topping: pruning,
  fim: pruning,
  supercrop: ['supercropping', 'supercroppings'],
  scrog: ['ajuste da tela', 'ajustes da tela'],
  lollipop: pruning,
  desfolha: ['desfolha', 'desfolhas'],
  fase: ['mudança de fase', 'mudanças de fase'],
  virada: ['virada 12/12', 'viradas 12/12'],
  luz: ['troca de luz', 'trocas de luz'],
  saude: ['nota de saúde', 'notas de saúde'],
  aparencia: ['nota de aparência', 'notas de aparência'],
  praga: ['registro de praga', 'registros de praga'],
  tratamento: ['tratamento', 'tratamentos'],
  revisao: ['revisão de praga', 'revisões de praga'],
  deficiencia: ['deficiência', 'deficiências'],
  cuidado: ['cuidado', 'cuidados'],
  transplante: ['transplante', 'transplantes'],
  clonagem: ['clonagem', 'clonagens'],
  sexagem: ['sexagem ou polinização', 'sexagens ou polinizações'],
  limpeza: ['limpeza', 'limpezas'],
  calibracao: ['calibração', 'calibrações'],
  manutencao: ['manutenção', 'manutenções'],
  colheita: ['colheita', 'colheitas'],
  pesagem: ['pesagem', 'pesagens'],
  pote: ['abertura do pote', 'aberturas do pote'],
  'peso-final': ['peso final', 'pesos finais'],
  degustacao: ['degustação', 'degustações'],
  perda: ['perda', 'perdas'],
  nota: ['nota', 'notas'],
  foto: ['foto', 'fotos'],
  robo: ['nota do robô', 'notas do robô'],
}

/** What is told apart when it was the first time. */
const firsts: Partial<Record<ActivitySlug, string>> = {
  lst: 'primeira amarração',
  topping: 'primeiro topping',
  fim: 'primeiro FIM',
  supercrop: 'primeiro supercropping',
  scrog: 'primeira tela',
  lollipop: 'primeiro lollipop',
  desfolha: 'primeira desfolha',
  transplante: 'primeiro transplante',
  colheita: 'colhi',
}
export const tellsFirst = Object.keys(firsts)

/** Told only when there is nothing else: the figures of the page say them. */
const isQuiet = ({ kind }: Told) =>
  ['medida', 'diario'].includes(activityOf(kind)?.group ?? '') || ['fase', 'pesagem', 'peso-final'].includes(kind)

type Told = PlantWeek['acts'][number]

/** '1 poda, 2 desfolhas'; the first one as such, an own activity by its name: 'Chá de composto (2 vezes)'. */
export function actsInWords(acts: readonly Told[]): string {
  const counted = new Map<Spoken | string, number>()
  const begun = acts.flatMap(({ kind, first }) => (first ? (firsts[kind] ?? []) : []))
  for (const { kind, name, count, first } of acts) {
    const words = kind === 'propria' ? (name ?? '') : spoken[kind]
    const more = first && firsts[kind] ? count - 1 : count
    if (more) counted.set(words, (counted.get(words) ?? 0) + more)
  }
  const rest = [...counted]
    .sort(([, one], [, other]) => other - one)
    .map(([words, count]) => (typeof words === 'string' ? `${words} (${times(count)})` : plural(count, ...words)))
  return [...begun, ...rest].join(', ')
}

/** 'reguei 5 vezes, 14,5 L, 3 com nutrientes'. */
function wateringInWords(acts: readonly Told[], water_ml: number | null) {
  const count = howOften(acts)
  const fed = howOften(acts.filter(({ feeding }) => feeding))
  return (
    count > 0 &&
    [
      `reguei ${times(count)}`,
      water_ml !== null && formatMeasure(water_ml / 1000, 'L', 2),
      fed > 0 && (fed === count ? 'com nutrientes' : `${formatNumber(fed)} com nutrientes`),
    ]
      .filter(Boolean)
      .join(', ')
  )
}

const howOften = (acts: readonly Told[]) => acts.reduce((sum, { count }) => sum + count, 0)

/** 'Semana 4 do vegetativo: reguei 5 vezes, 14,5 L; primeiro topping.' It names no plant, which may be closed later. */
export function weekInWords({ phase, acts, water_ml, drying }: PlantWeek): string {
  const [watering, others] = [acts.filter((act) => act.watering), acts.filter((act) => !act.watering)]
  const loud = others.filter((act) => !isQuiet(act))
  const said = [wateringInWords(watering, water_ml), actsInWords(loud), lighter(drying)].filter(Boolean)
  const told = (said.length ? said : [actsInWords(others)]).filter(Boolean).join('; ')
  const head = phase ? weekOfPhase(phase.plant_cycle, phase.day) : 'Minha planta'
  return told ? `${head}: ${told}.` : `${head}.`
}

const partWords = { branch: 'o galho ', sample: 'a amostra ' } as const

/** '52 % mais leve'; of a part, which one: 'o galho 52 % mais leve'. */
export const lighter = (drying: PlantWeek['drying']) =>
  drying?.weight?.lost == null
    ? null
    : `${drying.weight.part ? partWords[drying.weight.part] : ''}${formatPercent(drying.weight.lost)} mais leve`

/** '−220 g desde qua, 3 de nov: de 420 g a 200 g'. */
export function weighingsInWords(drying: PlantWeek['drying'], now: Date) {
  if (!drying?.weight) return null
  const { first, last, lost } = drying.weight
  const span = `de ${formatTyped(first.grams, 'g')} a ${formatTyped(last.grams, 'g')}`
  return lost === null
    ? `${span}: mais que na primeira vez. Confira as pesagens.`
    : `−${formatMeasure(first.grams - last.grams, 'g')} desde ${formatDay(first.at, now)}: ${span}`
}

/** 'UR 62 %', and the weight: what the jar held when it was last opened in the week. */
export const jarInWords = ({ humidity, grams }: NonNullable<PlantWeek['jar']>) =>
  [humidity !== null && `UR ${formatTyped(humidity, '%')}`, grams !== null && formatTyped(grams, 'g')]
    .filter(Boolean)
    .join(' · ')

/** When it is dry enough: 'em 3 dias', 'chegou'; and the day of it. */
export function readyInWords(drying: NonNullable<PlantWeek['drying']>, now: Date) {
  const { ready_at, reached_at } = drying
  if (reached_at) return { value: 'chegou', hint: `${onDay(formatDay(reached_at, now))}` }
  if (!ready_at) return null
  const days = daysBetween(now, ready_at)
  const hint = `${formatDay(ready_at, now)}, estimado`
  if (days < 0) return { value: 'pese de novo', hint: `pelo ritmo chegou em ${hint}` }
  return { value: days === 0 ? 'hoje' : `em ${plural(days, 'dia', 'dias')}`, hint }
}

/** 'dia 12 da floração'. */
export const phaseInWords = ({ day, plant_cycle }: NonNullable<PlantWeek['phase']>) =>
  `dia ${day} ${ofPhase(plant_cycle)}`

/** '82 % do tempo'. */
export const climateInWords = (climate: PlantWeek['climate']) =>
  climate ? `${formatPercent(climate.share)} do tempo` : 'sem dados'

/** 'de 42 a 51 cm'. */
export function growthInWords(growth: PlantWeek['growth']): string {
  if (!growth) return 'sem dados'
  const { from, to } = growth
  return from === null ? formatTyped(to, 'cm') : `de ${formatTyped(from)} a ${formatTyped(to, 'cm')}`
}

type Figure = { label: string; say: (value: number) => string }
const figures: Record<WeekFigure, Figure> = {
  in_band: { label: 'VPD na faixa', say: (share) => `${formatPercent(share)} do tempo` },
  water_ml: { label: 'Água', say: (ml) => formatMeasure(ml / 1000, 'L', 2) },
  growth_cm: { label: 'Crescimento', say: (cm) => formatTyped(cm, 'cm') },
  waterings: { label: 'Regas ao todo', say: times },
  feedings: { label: 'Adubações, com rega ou sem', say: times },
  trainings: { label: 'Podas e treino', say: times },
}

/** 'Regas ao todo: 3 vezes; na semana anterior, 1 vez.', a new phase before all. */
export function changesInWords({ phase, changes }: Pick<PlantWeek, 'phase' | 'changes'>): string[] {
  const entered = phase?.began_in_week ? [`Nova fase: ${phase.plant_cycle.name}.`] : []
  const said = changes.map(({ figure, now, before }) => {
    const { label, say } = figures[figure]
    return `${label}: ${say(now)}; na semana anterior, ${say(before)}.`
  })
  return [...entered, ...said]
}
