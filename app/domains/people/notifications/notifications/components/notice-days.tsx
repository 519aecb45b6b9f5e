import { dayKey } from '#shared/dates.ts'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeDay } from '#ui/components/relative-time.tsx'
import { noticeIcons } from '../notice.view.ts'
import type { Notice } from '../notifications.schemas.ts'
import { NoticeLine } from './notice-line.tsx'

/** From so many of a day on they are one line, so that what needs somebody is not lost among them. */
const MANY = 3

type Props = {
  notices: Notice[]
  /** The list is of achievements alone. */
  whole?: boolean
}

/** Notices grouped by day, newest first; a day's achievements folded, where the first of them stands. */
export const NoticeDays = ({ notices, whole }: Props) => (
  <div className="space-y-6">
    {[...Map.groupBy(notices, ({ created_at }) => dayKey(created_at))].map(([day, all]) => {
      const won = whole ? [] : all.filter(({ kind }) => kind === 'game')
      const folded = won.length < MANY ? [] : won
      return (
        <section key={day}>
          <h2 className="mb-1 text-base first-letter:uppercase">
            <RelativeDay day={day} />
          </h2>
          <ul className="card divide-y divide-base-300 overflow-clip">
            {all.map((notice) => {
              if (!folded.includes(notice)) return <NoticeLine key={notice.id} notice={notice} />
              return notice === folded[0] && <Won key={notice.id} won={folded} />
            })}
          </ul>
        </section>
      )
    })}
  </div>
)

function Won({ won }: { won: Notice[] }) {
  const news = won.some(({ read }) => !read)
  return (
    <li>
      <details className="group/won">
        <summary
          className={`flex min-h-11 items-center gap-3 px-4 py-3 -outline-offset-2! hover:bg-base-200 ${news ? 'bg-primary/6 font-semibold' : ''}`}
        >
          <Icon name={noticeIcons.game} size={20} className={news ? 'text-primary' : 'text-muted'} />
          <span className="flex-1">
            {news && <span className="sr-only">Não lido: </span>}
            {won.length} conquistas
          </span>
          <Icon name="chevron-down" size={18} className="text-muted group-open/won:rotate-180" />
        </summary>
        <ul className="divide-y divide-base-300 border-t border-base-300">
          {won.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      </details>
    </li>
  )
}
