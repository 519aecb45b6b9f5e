import { Fragment } from 'react'
import { type ActivityGroup, activityGroups, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { Climate } from '../climate.schemas.ts'
import { marksByDay } from '../marks-by-day.model.ts'

type Props = {
  marks: Climate['marks']
  /** Only this group is shown. */
  shown?: ActivityGroup
  addressOf: (group: ActivityGroup | undefined) => string
}

/** Readings are the lines themselves, so they have no marks. */
const groups = Object.entries(activityGroups).filter(([group]) => group !== 'medida') as [ActivityGroup, string][]

/** What the flags of the charts stand for, by day, newest first; the group filter is in the URL. */
export function ClimateMarks({ marks, shown, addressOf }: Props) {
  if (!marks.length && !shown) return null
  return (
    <Disclosure title="O que foi feito" icon="flag" open>
      <div className="space-y-4 px-5 pb-5">
        <ChipRow label="O que mostrar">
          <Chip to={addressOf(undefined)} active={!shown}>
            Tudo
          </Chip>
          {groups.map(([group, label]) => (
            <Chip key={group} to={addressOf(group)} active={group === shown}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        {marks.length ? <MarkList marks={marks} /> : <p className="text-muted">Nada desse tipo neste período.</p>}
      </div>
    </Disclosure>
  )
}

const MarkList = ({ marks }: Pick<Props, 'marks'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section className="max-h-96 overflow-y-auto" tabIndex={0} aria-label="O que foi feito, por dia">
    <ol className="space-y-3 text-[0.9375rem]">
      {marksByDay(marks).map(({ day, acts }) => (
        <li key={day} className="sm:flex sm:gap-4">
          <p className="w-32 shrink-0 text-muted">{formatDay(day)}</p>
          <ul className="space-y-1">
            {acts.map(({ kind, label, plants }) => (
              <li key={label} className="flex gap-2">
                <Icon name={activityOf(kind)?.icon ?? 'notebook-pen'} size={18} className="mt-0.5 text-muted" />
                <span className="min-w-0">
                  <span className="font-medium">{label}</span>
                  {plants.map(({ slug, name }, i) => (
                    <Fragment key={slug}>
                      {i === 0 ? ' · ' : ', '}
                      <Link to={`/cultivo/planta/${slug}`} className="link reach">
                        {name}
                      </Link>
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)
