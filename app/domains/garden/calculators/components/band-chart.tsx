import { formatNumber } from '#shared/numbers.ts'
import { Band as Shade } from '#ui/chart/band.tsx'
import { Plot } from '#ui/chart/plot.tsx'
import { Rule } from '#ui/chart/rule.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { placeIn } from '../target-band.words.ts'
import type { Band, Profile } from '../target-profiles.kinds.ts'

type Props = { profile: Profile; value: number; unit: string }

const places = {
  abaixo: { icon: 'arrow-down', look: 'text-muted' },
  'na faixa': { icon: 'check', look: 'font-semibold text-primary' },
  acima: { icon: 'arrow-up', look: 'text-muted' },
} as const

/** The bands of all stages with the value across them; adjacent text says the same. */
export function BandChart({ profile, value, unit }: Props) {
  const top = Math.max(...profile.bands.map(({ to }) => to)) * 1.2
  return (
    <div className="space-y-2">
      <ul className="space-y-1">
        {profile.bands.map((band) => (
          <BandRow key={band.stage} band={band} value={value} unit={unit} top={top} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        Perfil {profile.name}: {profile.source}.
      </p>
    </div>
  )
}

function BandRow({ band, value, unit, top }: { band: Band; value: number; unit: string; top: number }) {
  const place = placeIn(band, value)
  return (
    <li className="grid grid-cols-[6.25rem_minmax(0,1fr)_5.25rem] items-center gap-2 text-sm">
      <span>
        <span className="block leading-tight">{band.stage}</span>
        <span className="figures block text-xs leading-tight text-muted">
          {formatNumber(band.from, 2, 2)} a {formatNumber(band.to, 2, 2)}
          <span className="sr-only"> {unit}</span>
        </span>
      </span>
      <Plot x={[0, top]} className="h-7 rounded-selector bg-base-200 text-primary">
        <Shade x={[band.from, band.to]} y={[0.2, 0.8]} radius={6} opacity={place === 'na faixa' ? 1 : 0.35} />
        <Rule x={value} className="text-base-content" />
      </Plot>
      <span className={`inline-flex items-center gap-1 whitespace-nowrap ${places[place].look}`}>
        <Icon name={places[place].icon} size={15} />
        {place}
      </span>
    </li>
  )
}
