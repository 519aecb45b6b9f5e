import { UpdateBody } from '#domains/garden/journal/updates/ui.ts'
import { summaryOf } from '#domains/garden/journal/updates/update.view.ts'
import { formatDayTime } from '#shared/dates.ts'
import type { SeenEntry as Entry } from '../classroom.schemas.ts'

/** An entry of a journal by itself: its words, measures and photos. */
export function SeenEntry({ entry }: { entry: Entry }) {
  const { title, chips } = summaryOf(entry)
  return (
    <div className="space-y-2">
      <p>
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-sm text-muted">{formatDayTime(entry.happened_at)}</span>
      </p>
      <UpdateBody update={{ ...entry, chips }} />
    </div>
  )
}
