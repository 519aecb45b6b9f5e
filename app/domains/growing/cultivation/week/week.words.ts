import { ofPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'
import { formatDay } from '#shared/dates.ts'
import { formatMeasure, formatPercent, formatTyped, plural } from '#shared/numbers.ts'
import type { WeekFigure } from './week.kinds.ts'
import type { PlantWeek } from './week.schemas.ts'

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
  pote: ['nota do pote', 'notas do pote'],
  'peso-final': ['peso final', 'pesos finais'],
  degustacao: ['degustação', 'degustações'],
  perda: ['perda', 'perdas'],
  nota: ['nota', 'notas'],
  foto: ['foto', 'fotos'],
  robo: ['nota do robô', 'notas do robô'],
}

/** '3 regas, 1 adubação, 1 poda'; an own activity by its name: 'Chá de composto (2 vezes)'. */
export function actsInWords(acts: PlantWeek['acts']): string {
  const counted = new Map<Spoken | string, number>()
  for (const { kind, name, count } of acts) {
    const words = kind === 'propria' ? (name ?? '') : spoken[kind]
    counted.set(words, (counted.get(words) ?? 0) + count)
  }
  return [...counted]
    .sort(([, one], [, other]) => other - one)
    .map(([words, count]) =>
      typeof words === 'string' ? `${words} (${plural(count, 'vez', 'vezes')})` : plural(count, ...words),
    )
    .join(', ')
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
const times = (value: number) => (value === 0 ? 'nenhuma vez' : plural(value, 'vez', 'vezes'))
const figures: Record<WeekFigure, Figure> = {
  in_band: { label: 'VPD na faixa', say: (share) => `${formatPercent(share)} do tempo` },
  water_ml: { label: 'Água', say: (ml) => formatMeasure(ml / 1000, 'L', 2) },
  growth_cm: { label: 'Crescimento', say: (cm) => formatTyped(cm, 'cm') },
  waterings: { label: 'Regas ao todo', say: times },
  feedings: { label: 'Com nutrientes', say: times },
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

/** A post tells what stands out. */
const MOST_CHANGES = 3

/**
 * What a post tells of the week. It names no plant: the name stands beside the text for as long as the plant is open.
 */
export function weekPost(week: PlantWeek, now: Date): string {
  const { phase, since, until, acts, climate, growth } = week
  const changes = week.changes.slice(0, MOST_CHANGES)
  const told = changes.map(({ figure }) => figure)
  const lines = [
    `Minha planta${phase ? `, ${phaseInWords(phase)}` : ''}: a semana de ${formatDay(since, now)} a ${formatDay(until, now)}.`,
    acts.length && `${actsInWords(acts)}.`,
    climate && !told.includes('in_band') && `VPD na faixa: ${climateInWords(climate)}.`,
    growth && `Altura: ${growthInWords(growth)}.`,
    ...changesInWords({ phase, changes }),
  ]
  return lines.filter(Boolean).join('\n')
}
