import { terms } from '#domains/garden/calculators/term.words.ts'
import { formatMoney } from '#shared/money.ts'
import { formatMeasure, formatPercent, plural } from '#shared/numbers.ts'
import type { Term } from '#ui/components/help.tsx'
import type { Alignment, FigureName, SeriesName } from './comparison.kinds.ts'

export const alignmentWords: Record<Alignment, string> = {
  inicio: 'Desde o começo',
  vegetativo: 'Desde o vegetativo',
  floracao: 'Desde a floração',
  secagem: 'Desde a secagem',
}

export const seriesWords: Record<SeriesName, { label: string; unit: string; digits: number; term?: Term }> = {
  vpd: { label: 'VPD', unit: 'kPa', digits: 2, term: terms.vpd },
  temperature: { label: 'Temperatura', unit: '°C', digits: 1 },
  humidity: { label: 'Umidade', unit: '%', digits: 0 },
  water: { label: 'Água no dia', unit: 'ml', digits: 0 },
  ec: { label: 'EC da rega', unit: 'mS/cm', digits: 2, term: terms.ec },
  height: { label: 'Altura', unit: 'cm', digits: 1 },
}

type Word = { label: string; say: (value: number) => string; term?: Term }
export const figureWords: Record<FigureName, Word> = {
  in_band: { label: 'VPD na faixa', say: (share) => formatPercent(share) },
  water_l: { label: 'Água', say: (litres) => formatMeasure(litres, 'L') },
  waterings: { label: 'Regas', say: (count) => plural(count, 'rega', 'regas') },
  feedings: { label: 'Alimentações', say: (count) => plural(count, 'vez', 'vezes') },
  ec: { label: 'EC média', say: (ec) => formatMeasure(ec, 'mS/cm', 2), term: terms.ec },
  vpd: { label: 'VPD médio', say: (vpd) => formatMeasure(vpd, 'kPa', 2), term: terms.vpd },
  kwh: { label: 'Energia', say: (kwh) => formatMeasure(kwh, 'kWh') },
  grams: { label: 'Colheita', say: (grams) => formatMeasure(grams, 'g') },
  per_kwh: { label: 'Por energia', say: (value) => formatMeasure(value, 'g/kWh', 2), term: terms.per_kwh },
  per_gram: { label: 'Custo por grama', say: (centavos) => formatMoney(Math.round(centavos)), term: terms.per_gram },
  days: { label: 'Duração', say: (days) => plural(days, 'dia', 'dias') },
}
