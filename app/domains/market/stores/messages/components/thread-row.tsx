import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { StoreThreadCard } from '../messages.schemas.ts'

type Props = { thread: StoreThreadCard; to: string }

/** A conversation in the list: who, the last words, whether it is new. */
export const ThreadRow = ({ thread: { buyer, last, last_at, unread }, to }: Props) => (
  <li className="card relative flex flex-row items-start gap-3 p-4">
    <Avatar name={buyer.nickname} photo_url={buyer.photo_url} />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base break-words">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-box">
            {buyer.nickname}
          </Link>
        </h3>
        <RelativeTime at={last_at} className="text-sm text-muted" />
      </div>
      <p className={`line-clamp-2 text-[0.9375rem] wrap-anywhere ${unread > 0 ? 'font-medium' : 'text-muted'}`}>
        {last.from === 'store' && 'Loja: '}
        {last.text}
      </p>
    </div>
    {unread > 0 && <Badge tone="clay">{unread === 1 ? '1 nova' : `${unread} novas`}</Badge>}
  </li>
)
