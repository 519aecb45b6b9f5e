import { formatMeasure } from '#shared/numbers.ts'
import { bandWords, conditionWords, dayHours, hour, type ModeNames } from './mode.words.ts'
import type { Able } from './mode-program.rules.ts'
import type { ModeBlock, ModeProgram } from './mode-program.schemas.ts'
import { plannedHours } from './planned-day.model.ts'

/** 'Horas de luz', '12 h', '18 h'. */
export type ModeDifference = { what: string; from: string; to: string }

/** What one mode does and aims at otherwise than another, in short: light, targets, then each channel. */
export const modeDifferences = (before: ModeProgram, after: ModeProgram, names: Able): ModeDifference[] =>
  [
    ...lightDifferences(before, after, names),
    ...names.sensors.flatMap((sensor) => targetDifferences(before, after, sensor)),
    ...names.channels.map((channel) => channelDifference(before, after, channel, names)),
  ].filter(({ from, to }) => from !== to)

/** By the day that a program is written for; where that is the same, by what its lamps do. */
function lightDifferences(before: ModeProgram, after: ModeProgram, { channels }: Able): ModeDifference[] {
  const days = lightDifference(before.day, after.day)
  if (days.from !== days.to) return [days]
  const lit = (program: ModeProgram, lamp: Able['channels'][number]) => formatMeasure(plannedHours(program, lamp), 'h')
  return channels
    .filter(({ kind }) => kind === 'lamp')
    .map((lamp) => ({ what: `${lamp.name}, por dia`, from: lit(before, lamp), to: lit(after, lamp) }))
}

function lightDifference(before: ModeProgram['day'], after: ModeProgram['day']): ModeDifference {
  const sameLength = before && after && dayHours(before) === dayHours(after)
  const say = (day: ModeProgram['day']) =>
    !day
      ? 'nenhuma'
      : day.from === day.to
        ? 'o dia todo'
        : sameLength
          ? `das ${hour(day.from)} às ${hour(day.to)}`
          : formatMeasure(dayHours(day), 'h')
  return { what: 'Horas de luz', from: say(before), to: say(after) }
}

type Sensor = ModeNames['sensors'][number]

/** One line where day and night aim at the same before and after. */
function targetDifferences(before: ModeProgram, after: ModeProgram, { key, name, unit }: Sensor): ModeDifference[] {
  const say = ({ targets }: ModeProgram, light: 'day' | 'night') =>
    (targets[key] && bandWords(targets[key][light], unit)) ?? 'sem alvo'
  const line = (light: 'day' | 'night') => ({ from: say(before, light), to: say(after, light) })
  const [day, night] = [line('day'), line('night')]
  return day.from === night.from && day.to === night.to
    ? [{ what: name, ...day }]
    : [
        { what: `${name} de dia`, ...day },
        { what: `${name} de noite`, ...night },
      ]
}

/** What stays of its rules is left out, unless their order alone changed. */
function channelDifference(
  before: ModeProgram,
  after: ModeProgram,
  { slug, name, has_level }: ModeNames['channels'][number],
  names: ModeNames,
): ModeDifference {
  const rules = ({ blocks }: ModeProgram) =>
    blocks.filter(({ channel }) => channel === slug).map((block) => ruleWords(block, has_level, names))
  const [was, is] = [rules(before), rules(after)]
  const gone = was.filter((rule) => !is.includes(rule))
  const come = is.filter((rule) => !was.includes(rule))
  const apart = gone.length > 0 && come.length > 0
  const say = (some: string[], all: string[]) => (apart ? some : all).join('; ') || 'desligado'
  return { what: name, from: say(gone, was), to: say(come, is) }
}

/** 'de dia, em 75 %', 'a cada 12 h, por 2 min'. */
function ruleWords(block: ModeBlock, has_level: boolean, names: ModeNames) {
  const level =
    block.level === 0 ? ', desligado' : has_level && block.level < 100 ? `, em ${formatMeasure(block.level, '%')}` : ''
  return conditionWords(block, names) + level
}
