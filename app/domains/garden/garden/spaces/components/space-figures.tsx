import { formatMeasure, formatNumber, formatTyped } from '#shared/numbers.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { isAfterHarvest } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'

/** Figures computed from measures and equipment; unknown ones are omitted, and light in spaces that should be dark. */
export function SpaceFigures({ space: { figures, kind } }: { space: Pick<SpaceDetail, 'figures' | 'kind'> }) {
  const dark = isAfterHarvest(kind)
  const { area_m2, volume_m3, lamp_watts, watts_per_m2, ppfd_estimate, air_changes_per_hour } = figures
  const shown = dark ? [area_m2, air_changes_per_hour] : Object.values(figures)
  if (shown.every((figure) => figure === null)) return null
  return (
    <Stats>
      {area_m2 !== null && (
        <Stat
          icon="ruler"
          label="Área"
          value={formatMeasure(area_m2, 'm²', 2)}
          hint={volume_m3 === null ? undefined : formatMeasure(volume_m3, 'm³', 2)}
        />
      )}
      {lamp_watts !== null && !dark && (
        <Stat
          icon="lamp-ceiling"
          label="Luz"
          value={formatTyped(lamp_watts, 'W')}
          hint={watts_per_m2 === null ? undefined : `${formatNumber(watts_per_m2, 0)} W/m²`}
        />
      )}
      {ppfd_estimate !== null && !dark && (
        <Stat
          icon="sun"
          label="PPFD estimado"
          value={formatNumber(ppfd_estimate, 0)}
          hint="µmol/m²/s, com 85 % da luz nas plantas"
        />
      )}
      {air_changes_per_hour !== null && (
        <Stat icon="wind" label="Trocas de ar" value={formatNumber(air_changes_per_hour, 0)} hint="por hora" />
      )}
    </Stats>
  )
}
