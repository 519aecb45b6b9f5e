import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { dailyLight, ppfdFor } from '../dli.model.ts'
import type { Reading } from '../reading.kinds.ts'
import type { Sheet } from '../sheet.kinds.ts'
import { ownInWords, terms } from '../term.words.ts'

const mol = (value: number) => formatMeasure(value, 'mol/m²/dia')
const micromol = (value: number) => formatMeasure(value, 'µmol/m²/s', 0)

export const dliSheet: Sheet = {
  slug: 'dli',
  name: 'DLI',
  icon: 'sun',
  title: 'Luz do dia (DLI)',
  text: 'Calcule a luz do dia pelo PPFD e pelas horas, ou o contrário.',
  entries: ({ ppfd, wanted }) => [
    { kind: 'number', name: 'hours', label: 'Horas de luz', unit: 'h', min: 0, max: 24, example: '12', wide: true },
    {
      kind: 'number',
      name: 'ppfd',
      label: 'PPFD',
      unit: 'µmol',
      min: 0,
      max: 3000,
      example: '600',
      required: !wanted,
      help: 'Em µmol/m²/s, na altura da copa.',
    },
    {
      kind: 'number',
      name: 'wanted',
      label: 'DLI alvo',
      unit: 'mol',
      min: 0,
      max: 100,
      example: '40',
      required: !ppfd,
      help: 'Em mol/m²/dia, para achar o PPFD.',
    },
  ],
  refuse: ({ numbers: { hours = null, wanted = null } }): Record<string, string> =>
    hours === 0 && wanted ? { hours: 'Sem horas de luz não há como chegar a esse DLI. Escreva mais de 0.' } : {},
  answer: ({ numbers: { hours = null, ppfd = null, wanted = null } }) => {
    if (hours === null) return null
    const light = dailyLight(ppfd, hours)
    const needed = ppfdFor(wanted, hours)
    return {
      figures: [
        ...(light === null
          ? []
          : [{ label: 'DLI', value: mol(light), term: terms.dli, own: ownInWords(terms.dli, mol(light)) }]),
        ...(needed === null || wanted === null
          ? []
          : [
              {
                label: 'PPFD necessário',
                value: micromol(needed),
                term: terms.ppfd,
                hint: `para ${formatTyped(wanted, 'mol/m²/dia')} em ${formatTyped(hours)} h`,
              },
            ]),
      ],
      meaning: [...compared(ppfd, needed), ceiling],
      working: [
        ...(light === null ? [] : [`DLI = ${formatTyped(ppfd ?? 0)} × ${formatTyped(hours)} × 0,0036 = ${mol(light)}`]),
        ...(needed === null
          ? []
          : [`PPFD = ${formatTyped(wanted ?? 0)} / (${formatTyped(hours)} × 0,0036) = ${micromol(needed)}`]),
      ],
    }
  },
  how: {
    formula: terms.dli.formula,
    words: [
      'Uma hora tem 3.600 segundos, e um mol tem 1.000.000 µmol: daí 0,0036.',
      'Meça o PPFD na altura da copa, em vários pontos, e use a média. Lux é só uma estimativa: o fator muda com a lâmpada.',
    ],
    source:
      'a definição das duas grandezas; a produção pela luz, em Rodriguez-Morrison e outros, 2021, Front. Plant Sci. 12:646020.',
  },
  sample: { hours: '12', ppfd: '600', wanted: '40' },
}

const ceiling =
  'Em 12/12, a produção subiu em linha reta de 120 a 1.800 µmol/m²/s: o teto é o custo, o calor e o que a planta aguenta.'

function compared(ppfd: Reading, needed: Reading): string[] {
  if (ppfd === null || needed === null) return []
  const gap = Math.round(needed - ppfd)
  if (gap === 0) return ['A luz de hoje dá exatamente o DLI desejado.']
  return [gap > 0 ? `Faltam ${micromol(gap)} na copa.` : `Sobram ${micromol(-gap)} na copa.`]
}
