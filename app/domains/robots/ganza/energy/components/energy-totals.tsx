import { plural } from '#shared/numbers.ts'
import type { RobotEnergy } from '../energy.schemas.ts'
import { costInWords, knownInWords, kwhInWords } from '../energy.words.ts'

type Props = Pick<RobotEnergy, 'total' | 'tariff'> & {
  nameOf: (slug: string) => string
  /** Days with data, of those asked for. */
  known: number
  asked: number
}

const MONTH = 30

/** What it drew, what that cost, and what a month of it costs; below, once, how well that is known. */
export function EnergyTotals({ total, tariff, nameOf, known, asked }: Props) {
  const month = (sum: number | null) => (sum === null || !known ? null : (sum / known) * MONTH)
  const numbers = [
    ['Energia', kwhInWords(total.kwh)],
    ['Custo', costInWords(total.cost)],
    ['Por mês', tariff === null ? `≈ ${kwhInWords(month(total.kwh))}` : `≈ ${monthInWords(month(total.cost))}`],
  ]
  const notes = [
    knownInWords(total, nameOf),
    known < asked && `${plural(known, 'dia', 'dias')} com dados, de ${asked}`,
    tariff === null && 'falta a tarifa',
  ]
  return (
    <div className="card gap-2 p-4">
      <dl className="grid grid-cols-3 gap-x-3 max-[19.9rem]:grid-cols-1">
        {numbers.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures font-display text-lg font-semibold tracking-tight sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="figures text-sm text-muted first-letter:uppercase">{notes.filter(Boolean).join('; ')}.</p>
    </div>
  )
}

/** 'R$ 101': what is guessed has no centavos. */
const monthInWords = (centavos: number | null) =>
  centavos === null || centavos < 1000
    ? costInWords(centavos)
    : costInWords(Math.round(centavos / 100) * 100).replace(/,00$/, '')
