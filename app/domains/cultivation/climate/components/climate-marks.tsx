import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { activityOf } from '../../activities/activity-types.ts'
import type { Climate } from '../climate.schemas.ts'

/** What the little flags on the charts stand for, newest first. */
export function ClimateMarks({ marks }: { marks: Climate['marks'] }) {
  if (!marks.length) return null
  return (
    <Disclosure title={plural(marks.length, 'marca no gráfico', 'marcas no gráfico')} icon="flag">
      <ul className="space-y-2 px-5 pb-5 text-[0.9375rem]">
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
    </Disclosure>
  )
}
