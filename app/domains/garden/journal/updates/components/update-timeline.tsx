import type { ReactNode } from 'react'
import type { PhotoAction } from '#ui/components/lightbox.tsx'
import { Link } from '#ui/components/link.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import type { UpdateView } from '../update.view.ts'
import type { UpdateCard } from '../updates.schemas.ts'
import { UpdateBody } from './update-body.tsx'

type Shared<Update> = {
  /** `count`: number of plants of the row. */
  actions?: (update: Update, count: number) => ReactNode
  /** Action of the owner on a photo. */
  photoAction?: PhotoAction
}

/** Updates as a timeline, newest first. `level`: heading level; 3 by default. */
export const UpdateTimeline = <Update extends UpdateView>({
  updates,
  ...rest
}: Shared<Update> & { updates: Update[]; level?: 3 | 4 }) => (
  <UpdateLines entries={updates.map((update) => ({ update, plants: [] }))} {...rest} />
)

type Plant = NonNullable<UpdateCard['plant']>
type LinesProps<Update> = Shared<Update> & {
  entries: { update: Update; plants: Plant[] }[]
  level?: 3 | 4
}

/** Each with the plants that it names. */
export const UpdateLines = <Update extends UpdateView>({
  entries,
  actions,
  photoAction,
  level,
}: LinesProps<Update>) => (
  <Timeline
    level={level}
    items={entries.map(({ update, plants }) => ({
      id: update.id,
      at: new Date(update.happened_at).toISOString(),
      icon: update.icon,
      title: update.title,
      children: (
        <div className="space-y-2.5">
          {plants.length > 0 && <Plants plants={plants} />}
          <UpdateBody update={update} photoAction={photoAction} />
          {actions && <div className="-mx-3 -mb-2 flex flex-wrap gap-2">{actions(update, plants.length)}</div>}
        </div>
      ),
    }))}
  />
)

/** Number of plants named; beyond it the total is shown. */
const NAMED = 4

function Plants({ plants }: { plants: Plant[] }) {
  const more = plants.length - NAMED
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {plants.slice(0, NAMED).map(({ id, slug, name }) => (
        <Link key={id} to={`/cultivo/planta/${slug}`} className="link reach inline-flex min-h-6 min-w-6 items-center">
          {name}
        </Link>
      ))}
      {more > 0 && <span className="text-muted">e mais {more}</span>}
    </p>
  )
}
