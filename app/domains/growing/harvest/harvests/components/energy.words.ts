import { energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { formatMeasure, plural } from '#shared/numbers.ts'
import type { HarvestReport } from '../harvests.schemas.ts'
import type { RobotGap } from '../robot-energy.model.ts'

type Yield = HarvestReport['yield']
type Robot = NonNullable<Yield['robot']>

/** 'do robô: 312 kWh, calculado': where the energy of a harvest comes from. */
export function originWords({ kwh_from, kwh, robot }: Yield): string {
  if (kwh_from === 'digitada') return 'como você disse'
  if (kwh_from !== 'robo' || !robot?.source || kwh === null) return 'estimado'
  return `do robô: ${formatMeasure(kwh, 'kWh', 0)}, ${energySourceWords[robot.source].label}`
}

/** ': 156 kWh para ela'. */
export const energyWords = ({ kwh_share, kwh_from }: Yield): string =>
  kwh_share === null
    ? ''
    : `: ${formatMeasure(kwh_share, 'kWh', 0)} ${kwh_from === 'lampadas' ? 'de luz para ela' : 'para ela'}`

const gaps: Record<RobotGap, (robot: Robot) => string> = {
  luz: () => 'A lâmpada não está ligada no robô.',
  watts: ({ unknown }) => `O robô não sabe a potência de ${unknown.join(', ')}: diga os watts em Configurar.`,
  dias: ({ known_days, days }) => `O robô contou ${plural(known_days, 'dia', 'dias')} dos ${days} dela.`,
}

/** Why the energy is not the robot's though one stood there. */
export const robotGapWords = ({ robot, kwh_from }: Yield): string | null =>
  robot?.why_not && kwh_from !== 'digitada'
    ? `${gaps[robot.why_not](robot)} Por isso a energia é a estimada pelas lâmpadas.`
    : null
