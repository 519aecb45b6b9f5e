import { formatMeasure, formatPercent, formatTyped } from '#shared/numbers.ts'
import { dryWeight, sampleWater, waterNow } from '../drying.model.ts'
import type { Reading } from '../reading.kinds.ts'
import type { Answer, Read, Sheet } from '../sheet.kinds.ts'

const grams = { unit: 'g', min: 0, max: 1_000_000 } as const
const water = { unit: '%', min: 0, max: 99 } as const
const share = (percent: Reading) => (percent === null ? null : percent / 100)
const weight = (value: number) => formatMeasure(value, 'g')
const typed = (value: number) => formatTyped(value, 'g')
const typedShare = (percent: Reading = null) => formatTyped(percent ?? 0, '%')

type Parts = { figures: Answer['figures']; meaning: string[]; working: string[] }
const nothing: Parts = { figures: [], meaning: [], working: [] }

function forecast({ numbers: { wet = null, fresh_water = null, final_water = null } }: Read): Parts {
  const dry = dryWeight(wet, share(fresh_water), share(final_water))
  if (dry === null || wet === null) return nothing
  const range = [0.8, 0.75].map((fresh) => weight(dryWeight(wet, fresh, share(final_water)) ?? 0)).join(' a ')
  return {
    figures: [
      {
        label: 'Peso seco previsto',
        value: weight(dry),
        hint: wet > 0 ? `${formatPercent(dry / wet)} do úmido` : undefined,
      },
    ],
    meaning: [`Flor fresca tem de 75 a 80 % de água: conte com ${range}.`],
    working: [
      `seco = ${typed(wet)} × (1 − ${typedShare(fresh_water)}) / (1 − ${typedShare(final_water)}) = ${weight(dry)}`,
    ],
  }
}

function today({ numbers: { wet = null, fresh_water = null, now = null } }: Read): Parts {
  const share_now = waterNow(wet, share(fresh_water), now)
  if (share_now === null || now === null || wet === null) return nothing
  return {
    figures: [{ label: 'Umidade hoje', value: formatPercent(share_now, 1), hint: 'pelo peso, estimada' }],
    meaning: [stageOf(share_now)],
    working: [
      `umidade = 1 − ${typed(wet)} × (1 − ${typedShare(fresh_water)}) / ${typed(now)} = ${formatPercent(share_now, 1)}`,
    ],
  }
}

function ofSample({ numbers: { sample = null, oven = null } }: Read): Parts {
  const measured = sampleWater(sample, oven)
  if (measured === null || sample === null || oven === null) return nothing
  return {
    figures: [{ label: 'Umidade da amostra', value: formatPercent(measured, 1), hint: 'medida' }],
    meaning: [stageOf(measured)],
    working: [`amostra = (${typed(sample)} − ${typed(oven)}) / ${typed(sample)} = ${formatPercent(measured, 1)}`],
  }
}

/** The stage of drying and curing at this moisture. */
export function stageOf(moisture: number): string {
  if (moisture > 0.15) return 'Ainda secando: a secagem termina perto de 14 a 15 %.'
  if (moisture > 0.12) return 'Hora dos potes: de 15 a 12 % é tempo de cura.'
  if (moisture >= 0.1) return 'No ponto: a cura termina em 11 a 12 %.'
  return 'Seca demais: abaixo de 10 % ela esfarela.'
}

export const dryingSheet: Sheet = {
  slug: 'secagem',
  name: 'Secagem',
  icon: 'scale',
  title: 'Secagem',
  text: 'Veja quanto vai sobrar e quanta água ainda tem.',
  entries: ({ sample, oven, now }) => [
    {
      kind: 'number',
      name: 'wet',
      label: 'Peso úmido',
      ...grams,
      example: '400',
      required: Boolean(now) || !(sample || oven),
    },
    { kind: 'number', name: 'now', label: 'Peso hoje', ...grams, example: '120', required: false },
    { kind: 'number', name: 'fresh_water', label: 'Água na colheita', ...water, example: '78', initial: '78' },
    { kind: 'number', name: 'final_water', label: 'Água no fim', ...water, example: '12', initial: '12' },
    {
      kind: 'number',
      name: 'sample',
      label: 'Amostra',
      ...grams,
      example: '10',
      required: Boolean(oven),
      help: 'Antes do forno.',
    },
    {
      kind: 'number',
      name: 'oven',
      label: 'Sem água',
      ...grams,
      example: '8,8',
      required: Boolean(sample),
      help: 'Depois do forno, peso parado.',
    },
  ],
  refuse: ({ numbers }): Record<string, string> => {
    const { fresh_water, final_water, sample, oven, wet, now } = numbers
    const refused: Record<string, string> = {}
    if (final_water != null && fresh_water != null && final_water > fresh_water)
      refused.final_water = 'No fim há menos água do que na colheita. Confira os dois valores.'
    if (sample === 0) refused.sample = 'Uma amostra de 0 g não tem umidade: pese de novo.'
    if (oven != null && sample != null && oven > sample)
      refused.oven = 'O forno só tira água: não pode pesar mais que a amostra.'
    if (now === 0) refused.now = 'Hoje 0 g? Pese de novo, ou deixe em branco.'
    else if (now != null && wet != null && now > wet) refused.now = 'Não pode pesar mais que na colheita.'
    else if ((waterNow(wet ?? null, share(fresh_water ?? null), now ?? null) ?? 0) < 0)
      refused.now = 'Mais leve que a parte sem água: confira os pesos ou a água na colheita.'
    return refused
  },
  answer: (read) => {
    const parts = [forecast(read), today(read), ofSample(read)]
    const figures = parts.flatMap((part) => part.figures)
    const meaning = parts.flatMap((part) => part.meaning)
    return figures.length ? { figures, meaning, working: parts.flatMap((part) => part.working) } : null
  },
  how: {
    formula: [
      'seco = úmido × (1 − m0) / (1 − m1)',
      'umidade hoje = 1 − úmido × (1 − m0) / peso hoje',
      'umidade da amostra = (w − w_seco) / w',
    ],
    words: [
      'm0 é a parte de água na colheita, m1 no fim. O que não é água não muda de peso: é isso que liga os dois.',
      'A água na colheita é o ponto incerto: 75 a 80 % em flor fresca. Depois de duas colheitas, use a sua.',
    ],
    source: 'balanço de massa; os pontos de secagem e cura, em zenpype.com e happyhydro.com.',
  },
  sample: { wet: '400', now: '120', fresh_water: '78', final_water: '12', sample: '10', oven: '8,8' },
}
