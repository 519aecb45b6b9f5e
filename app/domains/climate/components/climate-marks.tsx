import { type ActivityGroup, activityGroups, activityOf } from '#domains/journal/activities/activity.kinds.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { Climate } from '../climate.schemas.ts'

type Props = {
  marks: Climate['marks']
  /** Only this group is shown. */
  shown?: ActivityGroup
  addressOf: (group: ActivityGroup | undefined) => string
}

/** Readings are the lines themselves, so they have no marks. */
const groups = Object.entries(activityGroups).filter(([group]) => group !== 'medida') as [ActivityGroup, string][]

/** Legend of the chart's marks, newest first; the group filter is in the URL. */
export function ClimateMarks({ marks, shown, addressOf }: Props) {
  if (!marks.length && !shown) return null
  return (
    <Disclosure
      title={plural(marks.length, 'marca no gráfico', 'marcas no gráfico')}
      icon="flag"
      open={shown !== undefined}
    >
      <div className="space-y-4 px-5 pb-5">
        <ChipRow label="Marcas">
          <Chip to={addressOf(undefined)} active={!shown}>
            Todas
          </Chip>
          {groups.map(([group, label]) => (
            <Chip key={group} to={addressOf(group)} active={group === shown}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        {marks.length ? <MarkList marks={marks} /> : <p className="text-muted">Nenhuma marca assim neste período.</p>}
      </div>
    </Disclosure>
  )
}

const MarkList = ({ marks }: Pick<Props, 'marks'>) => (
  <ul className="space-y-2 text-[0.9375rem]">
    {marks.toReversed().map(({ id, at, kind, label, plant }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-2">
        <Icon name={activityOf(kind)?.icon ?? 'notebook-pen'} size={18} className="text-muted" />
        <span className="font-medium">{label}</span>
        {plant && (
          <Link to={`/cultivo/planta/${plant.slug}`} className="link">
            {plant.name}
          </Link>
        )}
        <span className="text-muted">{formatDayTime(at)}</span>
      </li>
    ))}
  </ul>
)
