import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { audienceWords } from '../messages/chat-audience.words.ts'
import type { ChatMessage } from '../messages/chat-messages.schemas.ts'

type Props = {
  messages: ChatMessage[]
  /** Before which one the line stands that says where the new ones begin. */
  newFrom?: number | null
  fileAddress: (id: number) => string
  /** Where an answer to one is written; null for who does not write. */
  quoteAddress: ((id: number) => string) | null
}

/** The conversation, oldest first: own messages on the right, each with for whom it is and who has seen it. */
export const MessageList = ({ messages, newFrom, fileAddress, quoteAddress }: Props) => (
  <ol className="space-y-4" aria-label="Mensagens">
    {messages.map((message) => (
      <li key={message.id} id={`mensagem-${message.id}`}>
        {message.id === newFrom && (
          <p id="novas" className="mb-4 flex items-center gap-3 text-sm font-semibold text-primary">
            <span className="h-px flex-1 bg-primary/40" /> novas a partir daqui{' '}
            <span className="h-px flex-1 bg-primary/40" />
          </p>
        )}
        <article
          className={`${message.own ? 'ms-8 sm:ms-24' : 'me-8 sm:me-24'} space-y-2 rounded-box border p-4 ${message.own ? 'border-primary/30 bg-primary/8' : 'border-base-300 bg-surface'}`}
        >
          <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h2 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold tracking-normal">
              {message.own ? 'Você' : message.author.nickname}
              <span className="text-sm font-normal text-muted">{message.author.role}</span>
              {message.audience !== 'todos' && (
                <Badge icon="lock">Só {audienceWords[message.audience].label.toLowerCase()}</Badge>
              )}
            </h2>
            <RelativeTime at={message.created_at} className="text-sm text-muted" />
          </header>
          {message.quote && (
            <blockquote className="border-s-4 border-base-300 ps-3 text-sm text-muted">
              <p className="font-semibold">{message.quote.author}</p>
              <p className="line-clamp-3 break-words">{message.quote.text || 'Arquivo'}</p>
            </blockquote>
          )}
          {message.text && <p className="break-words whitespace-pre-line">{message.text}</p>}
          {message.files.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {message.files.map((file) => (
                <li key={file.id} className="max-w-full">
                  <a
                    href={fileAddress(file.id)}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-field border border-edge bg-surface px-3 text-sm link-hover"
                  >
                    <Icon
                      name={file.kind === 'pdf' ? 'file-text' : 'image'}
                      size={18}
                      className="shrink-0 text-muted"
                    />
                    <span className="truncate">{file.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <footer className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
            {message.seen_by.length > 0 ? <p>Visto por {message.seen_by.join(', ')}</p> : <span />}
            {quoteAddress && (
              <Link to={quoteAddress(message.id)} preventScrollReset className="link link-hover reach">
                Responder
              </Link>
            )}
          </footer>
        </article>
      </li>
    ))}
  </ol>
)
