import { formatLongDay, onDay } from '#shared/dates.ts'
import { formatMeasure, formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import type { ShownCupProof } from '../entries/cup-entries.schemas.ts'

type Props = { proof: ShownCupProof; hash: string }

/** What the journal said when the redondo came in, as far as its grower shows it. */
export function ShownProof({ proof, hash }: Props) {
  const { updates, lineage, phases, climate, measures, waterings } = proof
  const rows: [string, string][] = [
    ...(updates
      ? ([['Diário', `${plural(updates.count, 'registro', 'registros')}${span(updates)}`]] as [string, string][])
      : []),
    ...(lineage
      ? ([['Genética', [lineage.strain ?? 'não informada', lineage.origin].filter(Boolean).join(', ')]] as [
          string,
          string,
        ][])
      : []),
    ...(phases ?? []).map(({ name, started_at }): [string, string] => [name, `desde ${formatLongDay(started_at)}`]),
    ...(climate
      ? ([
          [
            'Clima',
            `${formatMeasure(climate.temperature, '°C')}, ${formatMeasure(climate.humidity, '%')}, VPD ${formatMeasure(climate.vpd, 'kPa')}, média de ${plural(climate.readings, 'leitura', 'leituras')}`,
          ],
        ] as [string, string][])
      : []),
    ...(measures ? ([['Medições', measured(measures)]] as [string, string][]) : []),
    ...(waterings
      ? ([
          ['Regas', `${plural(waterings.count, 'rega', 'regas')}, ${formatMeasure(waterings.litres, 'L')} ao todo`],
        ] as [string, string][])
      : []),
  ]
  return (
    <Card title="A prova do diário">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Congelada {onDay(formatLongDay(proof.frozen_at))}. O que o diário dizia naquele dia tem este SHA-256:{' '}
        <code className="break-all">{hash}</code>
      </p>
    </Card>
  )
}

const span = ({ first_at, last_at }: NonNullable<ShownCupProof['updates']>) =>
  first_at && last_at ? `, de ${formatLongDay(first_at)} a ${formatLongDay(last_at)}` : ''

const measured = ({ height_cm, ph, ec, count }: NonNullable<ShownCupProof['measures']>) =>
  [
    height_cm !== null && `até ${formatMeasure(height_cm, 'cm')}`,
    ph !== null && `pH ${formatNumber(ph)}`,
    ec !== null && `EC ${formatMeasure(ec, 'mS/cm')}`,
    plural(count, 'medição', 'medições'),
  ]
    .filter(Boolean)
    .join(', ')
