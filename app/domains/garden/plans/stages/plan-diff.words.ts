import { formatTyped, plural } from '#shared/numbers.ts'
import { type StageTask, type StageWords, type TargetBand, targets } from './stage.kinds.ts'

type Stage = StageWords & { id?: number }

/** Changes between two versions, one sentence each: 'Floração: 56 → 63 dias'. */
export function planDiff(before: readonly Stage[], after: readonly Stage[]): string[] {
  const pairs = after.map((stage) => ({ stage, was: counterpart(before, stage) }))
  const kept = new Set(pairs.flatMap(({ was }) => was ?? []))
  return [
    ...before.filter((stage) => !kept.has(stage)).map((stage) => `${stage.name}: saiu do plano`),
    ...pairs.flatMap(({ stage, was }) =>
      was ? changesOf(was, stage) : [`${stage.name}: entrou com ${days(stage.days)}`],
    ),
    ...moved(before, pairs),
  ]
}

/** The same stage in another version: by id, else by name and cycle (a restored stage has a new id). */
const counterpart = (before: readonly Stage[], { id, name, plant_cycle_id }: Stage) =>
  before.find((one) => id !== undefined && one.id === id) ??
  before.find((one) => one.name === name && one.plant_cycle_id === plant_cycle_id)

function changesOf(was: Stage, now: Stage): string[] {
  const say = (text: string) => `${now.name}: ${text}`
  return [
    ...(was.name === now.name ? [] : [say(`antes ${was.name}`)]),
    ...(was.days === now.days ? [] : [say(`${was.days} → ${days(now.days)}`)]),
    ...(was.plant_cycle_id === now.plant_cycle_id ? [] : [say('mudou a fase da planta')]),
    ...(was.light_hours === now.light_hours ? [] : [say(`luz ${hours(was.light_hours)} → ${hours(now.light_hours)}`)]),
    ...targets.flatMap(({ name, label, unit }) => {
      const [from, to] = [was.targets[name], now.targets[name]].map((band) => bandInWords(band, unit))
      return from === to ? [] : [say(`${label} ${from} → ${to}`)]
    }),
    ...taskChanges(was.tasks, now.tasks).map(say),
    ...(was.notes === now.notes ? [] : [say('mudaram as anotações')]),
  ]
}

function taskChanges(was: StageTask[], now: StageTask[]): string[] {
  const other = (list: StageTask[], { title }: StageTask) => list.find((task) => task.title === title)
  return [
    ...was.filter((task) => !other(now, task)).map(({ title }) => `sem a tarefa ${title}`),
    ...now.flatMap((task) => {
      const old = other(was, task)
      if (!old) return [`nova tarefa ${task.title}`]
      const [from, to] = [taskInWords(old), taskInWords(task)]
      return from === to ? [] : [`${task.title} ${from} → ${to}`]
    }),
  ]
}

const moved = (before: readonly Stage[], pairs: { stage: Stage; was?: Stage }[]) => {
  const places = pairs.flatMap(({ was }) => (was ? before.indexOf(was) : []))
  return places.every((place, i) => i === 0 || place > (places[i - 1] as number)) ? [] : ['As etapas mudaram de ordem']
}

/** 'a cada 3 dias, do dia 1'; 'no dia 7'. */
export const taskInWords = ({ from_day, every_days }: Pick<StageTask, 'from_day' | 'every_days'>) =>
  every_days === null
    ? `no dia ${from_day}`
    : `${every_days === 1 ? 'todo dia' : `a cada ${every_days} dias`}, do dia ${from_day}`

/** '20 a 26 °C', 'até 60 %', 'sem faixa'. */
export function bandInWords(band: TargetBand | undefined, unit: string): string {
  if (!band || (band.from === null && band.to === null)) return 'sem faixa'
  const end = unit ? `\u00a0${unit}` : ''
  if (band.from === null) return `até ${formatTyped(band.to as number)}${end}`
  if (band.to === null) return `de ${formatTyped(band.from)}${end} para cima`
  return `${formatTyped(band.from)} a ${formatTyped(band.to)}${end}`
}

const days = (count: number) => plural(count, 'dia', 'dias')
const hours = (count: number | null) => (count === null ? 'livre' : formatTyped(count, 'h'))
