import { inSentence } from '#domains/robots/control/modes/mode.words.ts'
import { genderOf } from '#domains/robots/device-models/channels/channel.words.ts'
import { startInWords } from '#domains/robots/devices/events/cause.words.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { valueInWords } from './reading.words.ts'
import type { RobotAct } from './robots.schemas.ts'

type Named = { has_level: boolean; name: string }
type Sensor = { key: string; name: string; unit: string; decimals: number }

/** 'ligada em 80 %', 'ligado', 'desligada': as the word for the channel is. */
export function levelInWords(level: number, { has_level, name }: Named): string {
  const on = `ligad${genderOf(name)}`
  if (level === 0) return `des${on}`
  return has_level ? `${on} em ${formatMeasure(level, '%', 0)}` : on
}

/** 'Exaustor ligado em 80 %'. */
export const actInWords = ({ level }: RobotAct, channel: Named) => `${channel.name}: ${levelInWords(level, channel)}`

/** Why a channel changed, in one or two sentences. */
export function whyInWords(
  { by, why, level }: RobotAct,
  sensors: Sensor[],
  modeName: (slug: string) => string,
): string {
  if (why.start !== null) return `${startInWords(why.start)}. Até o robô dizer o nível de novo, nada conta como ligado.`
  if (why.from_state) return 'O robô não contou a mudança: foi assim que ele disse que estava nesta hora.'
  if (by === 'manual') return 'Foi ajustado à mão.'
  if (by === 'safety')
    return 'O robô desligou por segurança: o aparelho chegou ao tempo máximo ligado, ou o sensor parou.'
  const mode = why.mode ? ` do modo ${modeName(why.mode.slug)} (versão ${why.mode.version})` : ''
  const read = readInWords(why, sensors)
  const seen = read && ` Naquela hora: ${read}.`
  if (why.rule) return `Regra${mode}: ${why.rule}${seen}`
  return level === 0 ? `Nenhuma regra${mode} pedia que ficasse ligado.${seen}` : `Uma regra${mode} pediu.${seen}`
}

/** 'umidade em 62,0 %': what the robot read when it decided. */
export const readInWords = ({ inputs }: RobotAct['why'], sensors: Sensor[]) =>
  Object.entries(inputs)
    .flatMap(([key, value]) => {
      const sensor = sensors.find((one) => one.key === key)
      return sensor && value !== null ? `${inSentence(sensor.name)} em ${valueInWords(value, sensor)}` : []
    })
    .join(', ')
