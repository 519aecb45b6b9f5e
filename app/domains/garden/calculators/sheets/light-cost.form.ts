import { formatMoney } from '#shared/money.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { energyCost, energyUsed } from '../light-cost.model.ts'
import type { Reading } from '../reading.kinds.ts'
import type { Sheet } from '../sheet.kinds.ts'

const money = (reais: number) => formatMoney(Math.round(reais * 100))

export const lightCostSheet: Sheet = {
  slug: 'luz',
  name: 'Custo da luz',
  icon: 'lightbulb',
  title: 'Custo da luz',
  text: 'O que a lâmpada gasta por dia, por mês e no ciclo.',
  entries: () => [
    {
      kind: 'number',
      name: 'watts',
      label: 'Potência',
      unit: 'W',
      min: 0,
      max: 100_000,
      example: '240',
      help: 'Da tomada, todas juntas.',
    },
    { kind: 'number', name: 'hours', label: 'Por dia', unit: 'h', min: 0, max: 24, example: '18' },
    {
      kind: 'number',
      name: 'tariff',
      label: 'Tarifa',
      prefix: 'R$',
      min: 0,
      max: 20,
      example: '0,95',
      required: false,
      help: 'Divida o total da conta pelos kWh.',
    },
    {
      kind: 'number',
      name: 'days',
      label: 'Ciclo',
      unit: 'dias',
      min: 0,
      max: 1000,
      example: '110',
      required: false,
      help: 'Da semente ao corte.',
    },
  ],
  answer: ({ numbers: { watts = null, hours = null, tariff = null, days = null } }) => {
    const per = (label: string, span: Reading) => {
      const kwh = energyUsed({ watts, hours_per_day: hours, days: span })
      const cost = energyCost(kwh, tariff)
      if (kwh === null || span === null) return []
      const energy = formatMeasure(kwh, 'kWh', kwh < 10 ? 2 : 1)
      return [
        { label, value: cost === null ? energy : money(cost), hint: cost === null ? undefined : energy, kwh, cost },
      ]
    }
    const spans = [...per('Por mês', 30), ...per('Por dia', 1), ...per('No ciclo', days)]
    if (!spans.length) return null
    return {
      figures: spans.map(({ label, value, hint }) => ({ label, value, hint })),
      meaning: [tariff === null ? 'Escreva a tarifa da sua conta para ver em reais.' : 'Um mês são 30 dias.'],
      working: [
        `${formatTyped(watts ?? 0)} W / 1.000 × ${formatTyped(hours ?? 0)} h = ${formatMeasure(energyUsed({ watts, hours_per_day: hours, days: 1 }) ?? 0, 'kWh', 3)} por dia`,
        ...spans.flatMap(({ label, kwh, cost }) =>
          cost === null
            ? []
            : [
                `${label.toLowerCase()}: ${formatMeasure(kwh, 'kWh', 2)} × R$ ${formatTyped(tariff ?? 0)} = ${money(cost)}`,
              ],
        ),
      ],
    }
  },
  how: {
    formula: ['kWh = W / 1.000 × horas por dia × dias', 'custo = kWh × tarifa'],
    words: [
      'A potência é a que sai da tomada, não a "equivalente" da caixa. Em floração (12 h) o gasto cai: faça a conta por fase.',
      'A tarifa com impostos é o total da conta dividido pelos kWh do mês; bandeiras mudam de mês para mês.',
    ],
    source: 'a definição de quilowatt-hora; a tarifa é a da sua conta.',
  },
  sample: { watts: '240', hours: '18', tariff: '0,95', days: '110' },
}
