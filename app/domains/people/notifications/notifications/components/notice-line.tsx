import { Form } from 'react-router'
import { formatFull, formatTime } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { noticeIcons, noticePath } from '../notice.view.ts'
import type { Notice } from '../notifications.schemas.ts'

/** Opening it marks it as read; unread ones have a dot and a text. The heading above has the day, this line the time. */
export const NoticeLine = ({ notice: { id, kind, title, text, read, created_at } }: { notice: Notice }) => (
  <li className={`flex items-center gap-1 pr-2 ${read ? '' : 'bg-primary/6'}`}>
    <Link
      to={noticePath(id)}
      className="flex min-w-0 flex-1 items-start gap-3 px-4 py-3 -outline-offset-2! hover:bg-base-200"
    >
      <Icon name={noticeIcons[kind]} size={20} className={`mt-0.5 ${read ? 'text-muted' : 'text-primary'}`} />
      <span className="min-w-0 flex-1">
        <span className={`block leading-snug ${read ? '' : 'font-semibold'}`}>
          {!read && <span className="sr-only">Não lido: </span>}
          {title}
        </span>
        {text && <span className="line-clamp-2 text-sm text-muted">{text}</span>}
        <time
          dateTime={new Date(created_at).toISOString()}
          title={formatFull(created_at)}
          className="figures text-sm text-muted"
        >
          {formatTime(created_at)}
        </time>
      </span>
    </Link>
    {!read && (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="plain" icon="check" iconOnly>
          Marcar como lido: {title}
        </Button>
      </Form>
    )}
  </li>
)
