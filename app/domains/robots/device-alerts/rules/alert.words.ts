import { formatMeasure } from '#shared/numbers.ts'
import type { AlertDayPart, AlertKind, AlertSeverity } from './alert.kinds.ts'
import type { AlertSensor } from './alert-rules.schemas.ts'

export const severityNames: Record<AlertSeverity, string> = { info: 'Leve', warning: 'Atenção', critical: 'Grave' }
export const dayPartNames: Record<AlertDayPart, string> = {
  any: 'Dia e noite',
  day: 'Só com a luz acesa',
  night: 'Só no escuro',
}
export const kindNames: Record<AlertKind, string> = {
  range: 'Fora de um limite',
  silence: 'Robô sem contato',
  impossible: 'Leitura impossível',
}

type Named = Pick<AlertSensor, 'key' | 'name'>
type Measured = Pick<AlertSensor, 'unit' | 'decimals'>

const feminine = ['temperature', 'humidity', 'soil_moisture', 'leaf_temperature']
const masculine = ['vpd', 'co2', 'ppfd']

/** 'a temperatura', 'o VPD', 'o sensor Luz'. */
export function theSensor({ key, name }: Named): string {
  if (feminine.includes(key)) return `a ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return masculine.includes(key) ? `o ${name}` : `o sensor ${name}`
}

export const withUnit = (value: number, { unit, decimals }: Measured) => formatMeasure(value, unit, decimals)

/** '23 h', '23h30' */
const hourWords = (clock: string) =>
  clock.endsWith(':00') ? `${Number(clock.slice(0, 2))} h` : clock.replace(':', 'h')

export const minutesWords = (minutes: number) =>
  minutes >= 60 && minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`

type Rule = {
  kind: AlertKind
  sensor: (Named & Measured) | null
  low: number | null
  high: number | null
  hold_minutes: number
  day_part: AlertDayPart
  silent_from?: string | null
  silent_to?: string | null
}

/** 'Avisar se a temperatura passar de 30 °C por 10 min, só com a luz acesa; das 23 h às 7 h só anota, sem avisar' */
export function ruleSentence(rule: Rule): string {
  const { kind, hold_minutes, day_part, silent_from, silent_to } = rule
  const silent =
    silent_from && silent_to ? `; das ${hourWords(silent_from)} às ${hourWords(silent_to)} só anota, sem avisar` : ''
  if (kind === 'silence') return `Avisar se o robô ficar ${minutesWords(hold_minutes)} sem contato${silent}`
  const held = hold_minutes ? ` por ${minutesWords(hold_minutes)}` : ''
  const part = { any: '', day: ', só com a luz acesa', night: ', só no escuro' }[day_part]
  return `Avisar se ${conditionWords(rule)}${held}${part}${silent}`
}

function conditionWords({ kind, sensor, low, high }: Rule): string {
  if (kind === 'impossible') return `${sensor ? theSensor(sensor) : 'algum sensor'} der valores impossíveis ou nenhum`
  if (!sensor) return 'um sensor que o robô não tem mais sair do limite'
  const name = theSensor(sensor)
  if (low === null) return `${name} passar de ${withUnit(high ?? 0, sensor)}`
  if (high === null) return `${name} cair abaixo de ${withUnit(low, sensor)}`
  return `${name} sair de ${withUnit(low, sensor)} a ${withUnit(high, sensor)}`
}
