import type { ReactNode } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import type { PhotoAction } from '#ui/components/lightbox.tsx'
import { Link } from '#ui/components/link.tsx'
import { captioned, updateView } from '../update.view.ts'
import type { UpdateCard } from '../updates.schemas.ts'
import { byWeek, type Life, type Week } from '../weeks.model.ts'
import { UpdateTimeline } from './update-timeline.tsx'

type Props = {
  plant: Life
  updates: UpdateCard[]
  address: string
  actions?: (update: UpdateCard) => ReactNode
  photoAction?: PhotoAction
}

/** Weeks with at least this many updates are collapsible. */
const MANY = 6

/** A plant's updates grouped by weeks of its life. */
export const WeekTimeline = ({ plant, updates, ...rest }: Props) => (
  <div className="space-y-6">
    {byWeek(plant, updates).map((week) => (
      <WeekPart key={week.week} week={week} plant={plant} {...rest} />
    ))}
  </div>
)

type PartProps = Pick<Props, 'plant' | 'address' | 'actions' | 'photoAction'> & { week: Week<UpdateCard> }

function WeekPart({ week, plant, address, actions, photoAction }: PartProps) {
  const updates = week.items.map((update) => captioned({ ...update, ...updateView(update) }, plant))
  const timeline = <UpdateTimeline updates={updates} actions={actions} photoAction={photoAction} level={4} />
  if (week.items.length <= MANY)
    return (
      <section className="space-y-4">
        <WeekHeading week={week} address={address} />
        {timeline}
      </section>
    )
  return (
    <details open className="group/week space-y-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <span className="min-w-0 flex-1">
          <WeekHeading week={week} />
        </span>
        <Icon name="chevron-down" className="transition-transform group-open/week:rotate-180" />
      </summary>
      {timeline}
      <Link to={`${address}?semana=${week.week}`} className="link reach-down inline-block">
        Ver só a semana {week.week}
      </Link>
    </details>
  )
}

type HeadingProps = { week: Week<unknown>; address?: string }

/** 'Semana 5 · dia 29 a 35 · Vegetativo'. */
function WeekHeading({ week: { week, first_day, last_day, phases }, address }: HeadingProps) {
  if (week === 0) return <h3 className="text-base font-semibold">Antes do começo</h3>
  const name = `Semana ${week}`
  return (
    <h3 className="text-base font-semibold">
      {address ? (
        <Link to={`${address}?semana=${week}`} className="reach inline-block hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="figures font-normal text-muted">
        {' '}
        · dia {first_day} a {last_day}
        {phases.length > 0 && ` · ${phases.join(' → ')}`}
      </span>
    </h3>
  )
}
