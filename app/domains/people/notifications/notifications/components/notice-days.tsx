import { dayKey } from '#shared/dates.ts'
import { RelativeDay } from '#ui/components/relative-time.tsx'
import type { Notice } from '../notifications.schemas.ts'
import { NoticeLine } from './notice-line.tsx'

/** Notices grouped by day, newest first. */
export const NoticeDays = ({ notices }: { notices: Notice[] }) => (
  <div className="space-y-6">
    {[...Map.groupBy(notices, ({ created_at }) => dayKey(created_at))].map(([day, all]) => (
      <section key={day}>
        <h2 className="mb-1 text-base first-letter:uppercase">
          <RelativeDay day={day} />
        </h2>
        <ul className="card divide-y divide-base-300 overflow-clip">
          {all.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
