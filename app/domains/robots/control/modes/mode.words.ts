import { genderOf } from '#domains/robots/device-models/channels/channel.words.ts'
import { formatMeasure, formatTyped, plural } from '#shared/numbers.ts'
import type { ModeBlock, ModeProgram, TargetBand } from './mode-program.schemas.ts'

/** What sensors and channels of a model are called. */
export type ModeNames = {
  sensors: { key: string; name: string; unit: string; decimals: number }[]
  channels: { slug: string; name: string; has_level: boolean }[]
}

/** 'Quando temperatura passa de 28 °C por 5 min, liga exaustor em 80 % até baixar de 27 °C.' */
export function blockInWords(block: ModeBlock, names: ModeNames): string {
  const { when, for_minutes } = block
  const does = doing(block, names)
  const lasting = for_minutes === null ? '' : ` por ${minutes(for_minutes)}`
  switch (when.kind) {
    case 'always':
      return `${capital(does)}${lasting || ' o tempo todo'}.`
    case 'clock':
      return when.from === when.to
        ? `${capital(does)}${lasting || ' o dia todo'}.`
        : `Das ${hour(when.from)} às ${hour(when.to)}, ${does}${lasting}.`
    case 'light':
      return `${when.is === 'day' ? 'De dia' : 'De noite'}, ${does}${lasting}.`
    case 'every':
      return `A cada ${minutes(when.minutes)}${only(when.only)}, ${does}${lasting || ' por 1 min'}.`
    case 'sensor':
      return sensorInWords(when, names, does, lasting)
  }
}

/** When a block acts and for how long: 'temperatura acima de 28 °C, só de dia', 'a cada 12 h, por 2 min'. */
export function conditionWords(
  { when, for_minutes }: ModeBlock,
  names: ModeNames,
  /** What was read: then it says that too. */
  read: Record<string, number | null> = {},
): string {
  const lasting = for_minutes === null ? '' : `, por ${minutes(for_minutes)}`
  switch (when.kind) {
    case 'always':
      return `o tempo todo${lasting}`
    case 'clock':
      return when.from === when.to ? `o dia todo${lasting}` : `das ${hour(when.from)} às ${hour(when.to)}${lasting}`
    case 'light':
      return `${when.is === 'day' ? 'de dia' : 'de noite'}${lasting}`
    case 'every':
      return `a cada ${minutes(when.minutes)}${only(when.only)}${lasting || ', por 1 min'}`
    case 'sensor': {
      const its = names.sensors.find(({ key }) => key === when.sensor)
      const side = when.is === 'above' ? 'acima' : 'abaixo'
      const value = read[when.sensor]
      const now = typeof value === 'number' ? ` em ${formatMeasure(value, its?.unit ?? '', its?.decimals)},` : ''
      return `${inSentence(its?.name ?? when.sensor)}${now} ${side} de ${formatTyped(when.limit, its?.unit)}${only(when.only)}${lasting}`
    }
  }
}

/** What is so when a block has ended: 'temperatura abaixo de 27 °C', 'a luz do dia acabou'. */
export function overInWords({ when, for_minutes }: ModeBlock, names: ModeNames): string {
  if (for_minutes !== null) return `depois de ${minutes(for_minutes)}`
  switch (when.kind) {
    case 'sensor': {
      const its = names.sensors.find(({ key }) => key === when.sensor)
      const above = when.is === 'above'
      const end = above ? when.limit - when.hysteresis : when.limit + when.hysteresis
      return `${inSentence(its?.name ?? when.sensor)} ${above ? 'abaixo' : 'acima'} de ${formatTyped(Number(end.toFixed(4)), its?.unit)}`
    }
    case 'light':
      return when.is === 'day' ? 'fim do dia do modo' : 'fim da noite do modo'
    case 'every':
      return 'depois de 1 min'
    case 'clock':
      return 'fim do horário'
    case 'always':
      return 'o modo mudou'
  }
}

type SensorWhen = Extract<ModeBlock['when'], { kind: 'sensor' }>

function sensorInWords(when: SensorWhen, names: ModeNames, does: string, lasting: string) {
  const { is, limit, hysteresis, hold_minutes } = when
  const above = is === 'above'
  const { name, unit } = sensorNamed(when.sensor, names)
  const held = hold_minutes ? ` por ${minutes(hold_minutes)}` : ''
  const end = formatTyped(Number((above ? limit - hysteresis : limit + hysteresis).toFixed(4)), unit)
  const until = lasting || ` até ${above ? 'baixar de' : 'passar de'} ${end}`
  const begin = `Quando ${name} ${above ? 'passa de' : 'fica abaixo de'} ${formatTyped(limit, unit)}${held}${only(when.only)}`
  return `${begin}, ${does}${until}.`
}

const doing = ({ channel, level }: ModeBlock, { channels }: ModeNames) => {
  const its = channels.find(({ slug }) => slug === channel)
  const name = withArticle(its?.name ?? channel)
  if (level === 0) return `desliga ${name}`
  return its?.has_level && level < 100 ? `liga ${name} em ${formatMeasure(level, '%')}` : `liga ${name}`
}

const sensorNamed = (key: string, { sensors }: ModeNames) => {
  const its = sensors.find((one) => one.key === key)
  return { name: withArticle(its?.name ?? key), unit: its?.unit ?? '' }
}

/** 'a temperatura', 'o exaustor'. */
export const withArticle = (name: string) => `${genderOf(name)} ${inSentence(name)}`

/** 'Temperatura' → 'temperatura'; 'VPD' and 'CO2' stay. */
export const inSentence = (name: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

const only = (light: 'day' | 'night' | undefined) =>
  light === undefined ? '' : light === 'day' ? ', só de dia' : ', só de noite'

/** '06:00' → '6h', '06:30' → '6h30'. */
export const hour = (clock: string) => {
  const [h, m] = clock.split(':')
  return `${Number(h)}h${m === '00' ? '' : m}`
}

/** '5 min', '1 h', '1 h 30 min', '30 s'. */
export function minutes(count: number): string {
  if (count < 1) return formatMeasure(Math.round(count * 60), 's')
  if (count < 60) return formatTyped(count, 'min')
  const rest = Math.round(count % 60)
  const hours = formatMeasure(Math.floor(count / 60), 'h')
  return rest ? `${hours} ${formatMeasure(rest, 'min')}` : hours
}

/** How long the light of a day is, in hours: 18 of 06:00 to 00:00. */
export function dayHours(day: NonNullable<ModeProgram['day']>): number {
  const [from, to] = [day.from, day.to].map((clock) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60)
  const length = ((to ?? 0) - (from ?? 0) + 24) % 24
  return length || 24
}

/** 'Luz das 6h às 0h: 18 h de dia.' */
export const dayInWords = (day: ModeProgram['day']) => {
  if (!day) return 'Sem dia de luz.'
  const length = formatMeasure(dayHours(day), 'h')
  return day.from === day.to ? 'Dia o tempo todo: 24 h.' : `Dia das ${hour(day.from)} às ${hour(day.to)}: ${length}.`
}

/** '21 a 27 °C', 'até 60 %', 'de 40 % em diante'. */
export function bandWords({ low, high }: TargetBand, unit: string): string | null {
  if (low !== null && high !== null) return `${formatTyped(low)} a ${formatTyped(high, unit)}`
  if (high !== null) return `até ${formatTyped(high, unit)}`
  return low === null ? null : `de ${formatTyped(low, unit)} em diante`
}

/** One line for each quantity that a program aims at: 'Temperatura: 21 a 27 °C de dia, 18 a 24 °C de noite'. */
export function targetsInWords({ targets }: ModeProgram, names: ModeNames): string[] {
  return Object.entries(targets).flatMap(([key, { day, night }]) => {
    const its = names.sensors.find((one) => one.key === key)
    const [by, at] = [bandWords(day, its?.unit ?? ''), bandWords(night, its?.unit ?? '')]
    if (!by && !at) return []
    const text = by === at ? by : [by && `${by} de dia`, at && `${at} de noite`].filter(Boolean).join(', ')
    return [`${its?.name ?? key}: ${text}`]
  })
}

export const versionsInWords = (count: number) => plural(count, 'versão', 'versões')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
