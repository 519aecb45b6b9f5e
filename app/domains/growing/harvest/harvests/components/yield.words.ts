import { terms } from '#domains/garden/calculators/term.words.ts'
import { formatMeasure, formatNumber, formatTyped, plural } from '#shared/numbers.ts'
import type { HarvestReport } from '../harvests.schemas.ts'

type Yield = HarvestReport['yield']

export const yieldHow = {
  formula: [
    'parte = 1 ÷ plantas que dividiram o espaço',
    'g/W = gramas ÷ (W das lâmpadas × parte)',
    'g/m² = gramas ÷ (m² × parte)',
    'kWh = W ÷ 1.000 × horas de luz por dia × dias, fase por fase; com robô, o que ele contou',
    ...terms.per_kwh.formula,
  ],
  words: [
    'Vale o peso curado ou, sem ele, o seco. As lâmpadas e medidas são as do espaço em que a planta cresceu, o último antes do corte; secagem e cura não contam.',
    'Supomos que as plantas que viveram ao mesmo tempo no espaço dividem a luz e o chão por igual. Sem plano, 18 h de luz até a floração e 12 h nela; cortada, a luz não conta.',
    'Vale a energia que você digitou; sem ela, a que o robô contou em cada espaço, dividida por quem estava lá; sem ele, só a das lâmpadas: exaustor e ventilador ficam de fora.',
  ],
  source: terms.per_kwh.source,
}

/** The calculation with this plant's numbers. */
export function yieldWorking({ grams, basis, plants, watts, kwh, kwh_share, kwh_from, spans }: Yield) {
  const lamps = kwh_from === 'lampadas'
  return [
    ...(grams === null ? [] : [`gramas = ${formatTyped(grams, 'g')}, peso ${basis}`]),
    `dividido por ${plural(plants, 'planta', 'plantas')}`,
    ...(lamps || kwh_from === null ? spans : []).map(
      ({ name, days, hours, planned }) =>
        `${name}: ${plural(days, 'dia', 'dias')} × ${formatMeasure(hours, 'h')} (${planned ? 'do plano' : 'suposto'})`,
    ),
    ...(kwh === null || kwh_share === null
      ? []
      : [
          `${lamps && watts !== null ? `${formatTyped(watts, 'W')}: ` : ''}${formatMeasure(kwh, 'kWh')} no espaço, ${formatMeasure(kwh_share, 'kWh')} desta`,
        ]),
  ]
}

/** Why a figure is missing, in the order in which inputs should be added. */
export function missing({ grams, space, watts, area_m2 }: Yield) {
  if (grams === null) return 'Anote o peso seco ou o curado para ver o rendimento.'
  if (!space) return 'Não dá para calcular: a planta não esteve em nenhum espaço.'
  const gaps = [watts === null && 'a potência das lâmpadas', area_m2 === null && 'as medidas'].filter(Boolean)
  return gaps.length ? `Falta informar no espaço ${gaps.join(' e ')}.` : null
}

export const figure = (value: number | null, unit: string, digits = 2) =>
  value === null ? 'sem dados' : `${formatNumber(value, digits)}\u00a0${unit}`
