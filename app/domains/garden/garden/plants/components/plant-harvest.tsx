import { formatPercent, formatTyped } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

type Props = { plant: Pick<PlantDetail, 'wet_g' | 'dry_g' | 'cured_g'> }

/** Weights of the harvest, as far as known. */
export function PlantHarvest({ plant: { wet_g, dry_g, cured_g } }: Props) {
  const weights = [
    { label: 'Úmido', grams: wet_g },
    { label: 'Seco', grams: dry_g, of: wet_g },
    { label: 'Curado', grams: cured_g, of: wet_g },
  ].filter(({ grams }) => grams !== null)
  if (!weights.length) return null
  return (
    <Card title="Colheita">
      <dl className="space-y-2">
        {weights.map(({ label, grams, of }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">
              {formatTyped(grams as number, 'g')}
              {of && (grams as number) <= of ? (
                <span className="text-sm text-muted"> ({formatPercent((grams as number) / of)} do úmido)</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
