import { valueInWords } from './reading.words.ts'
import type { RobotAlert } from './robots.schemas.ts'

/** 'Temperatura acima de 30 °C, chegou a 31,4 °C'; since when stands beside it: 'Sem dados' needs no second time. */
export function alertInWords({ kind, sensor, low, high, worst }: RobotAlert): string {
  const name = sensor?.name ?? 'Leitura'
  if (kind === 'silence') return 'Sem dados'
  if (kind === 'impossible')
    return `${name}: o sensor ${worst === null ? 'não dá leitura' : 'mede valores impossíveis'}`
  if (!sensor) return `${name} fora do que você pediu`
  const reached = worst === null ? '' : `, chegou a ${valueInWords(worst, sensor)}`
  if (high !== null && (low === null || (worst !== null && worst > high)))
    return `${name} acima de ${valueInWords(high, sensor)}${reached}`
  if (low !== null && (high === null || (worst !== null && worst < low)))
    return `${name} abaixo de ${valueInWords(low, sensor)}${reached}`
  return `${name} fora do que você pediu${reached}`
}
