import { formatDay, formatLongDay } from '#shared/dates.ts'
import { formatMeasure, formatNumber, formatPercent, formatTyped, plural } from '#shared/numbers.ts'
import type { HarvestReport } from '../harvests.schemas.ts'

type Drying = HarvestReport['drying']

/** Why there is no forecast, and what to do about it. */
export const noForecastTexts: Record<NonNullable<Drying['why']>, string> = {
  'sem-umido': 'Anote o peso úmido da colheita. É com ele que calculamos a água.',
  'poucas-pesagens': 'Para prever o dia, faça pelo menos três pesagens na secagem.',
  'leve-demais':
    'Uma pesagem deu menos do que a planta pesaria sem água. Foi só um galho? Edite a pesagem e escreva o peso em Peso de um galho.',
  'pesada-demais': 'Uma pesagem deu mais que o peso úmido. Confira os pesos e se foi mesmo a planta inteira.',
  'nao-caiu': 'Ainda não dá para prever o dia: o peso não caiu desde a pesagem anterior.',
  'quase-parou': 'Não dá para prever o dia: o peso quase parou de cair e o ponto ficaria a mais de 60 dias.',
}

const freshFrom: Record<Drying['fresh_water_from'], string> = {
  digitada: 'a que você escreveu',
  'sua-media': 'da sua média',
  padrao: 'o meio de 75 a 80 %, da flor fresca',
}

export const dryingHow = {
  formula: [
    'água = 1 − úmido × (1 − m0) / peso',
    'no ponto = úmido × (1 − m0) / (1 − m1)',
    'peso(t) = S + (último − S) × e^(−k × t), com S = úmido × (1 − m0)',
    'faltam = ln((último − S) / (no ponto − S)) / k dias',
  ],
  words: [
    'm0 é a parte de água na colheita, m1 a do fim. S é o que não é água: não muda de peso. k sai das últimas cinco pesagens, por mínimos quadrados.',
    'O peso é medido por você. A umidade, o peso no ponto e o dia são estimados: frio, umidade do quarto e caules mudam a conta.',
  ],
  source:
    'balanço de massa; secagem em camada fina de Lewis (1921). Pontos: secagem perto de 14 a 15 %, cura em 11 a 12 % (zenpype.com, happyhydro.com).',
}

/** The calculation with this plant's numbers. */
export function dryingWorking({ fresh_water, fresh_water_from, target_water, points, dry_g, rate, ready_at }: Drying) {
  const wet = points[0]
  if (!wet || dry_g === null) return []
  const typed = (share: number) => formatTyped(share * 100, '%')
  // The own average is computed, the others are typed.
  const m0 = fresh_water_from === 'sua-media' ? formatPercent(fresh_water, 1) : typed(fresh_water)
  const m1 = typed(target_water)
  const lines = [
    `m0 = ${m0}, ${freshFrom[fresh_water_from]}`,
    `no ponto = ${formatTyped(wet.grams, 'g')} × (1 − ${m0}) / (1 − ${m1}) = ${formatMeasure(dry_g, 'g')}`,
  ]
  if (rate === null) return lines
  return [
    ...lines,
    `k = ${formatNumber(rate, 3)} por dia: ${formatPercent(1 - Math.exp(-rate))} da água que resta sai por dia`,
    ...(ready_at ? [`dia previsto: ${formatLongDay(ready_at)}`] : []),
  ]
}

const partWords: Record<Drying['parts'][number]['part'], string> = { branch: 'O galho', sample: 'A amostra' }

/** 'O galho perdeu 43 % do peso, de 42,5 g (qui, 12 de nov) a 24,2 g (qui, 19 de nov).' */
export function partText({ part, first, last, lost }: Drying['parts'][number]) {
  const [from, to] = [first, last].map(({ grams, at }) => `${formatTyped(grams, 'g')} (${formatDay(at)})`)
  return lost === null
    ? `${partWords[part]} pesou mais que na primeira vez, de ${from} a ${to}. Confira as pesagens.`
    : `${partWords[part]} perdeu ${formatPercent(lost)} do peso, de ${from} a ${to}.`
}

export const ratioText = ({ average, harvests }: NonNullable<HarvestReport['own_ratio']>) =>
  `Sua média: ${formatPercent(average, 1)} do úmido vira seco, em ${plural(harvests, 'outra colheita', 'outras colheitas')}.`
