import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { MessageSide } from '../message-side.kinds.ts'
import type { OwnThread } from '../messages.schemas.ts'

type Props = { messages: OwnThread['messages']; own: MessageSide }

/** A conversation, oldest first on each page; the newest page is the first. */
export const MessageList = ({ messages, own }: Props) => (
  <>
    {messages.last_page > 1 && <Pager {...messages} label="Mensagens mais antigas" />}
    <ol className="space-y-3">
      {messages.data.toReversed().map(({ id, from, author, text, created_at }) => (
        <li key={id} className={`flex ${from === own ? 'justify-end' : ''}`}>
          <article
            className={`max-w-[85%] rounded-box border px-4 py-3 ${
              from === own ? 'border-primary/30 bg-primary/8' : 'border-base-300 bg-surface'
            }`}
          >
            <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
              <h2 className="font-sans text-sm font-semibold tracking-normal">{author}</h2>
              <RelativeTime at={created_at} className="text-sm text-muted" />
            </header>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </article>
        </li>
      ))}
    </ol>
  </>
)
