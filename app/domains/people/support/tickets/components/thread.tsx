import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ThreadMessage } from '../tickets.schemas.ts'

type Props = {
  messages: ThreadMessage[]
  /** URL of an attachment, for the reader's side. */
  fileAddress: (id: number) => string
  /** The reader's side. */
  own: 'person' | 'staff'
}

/** The conversation, oldest first: the reader's messages on the right, notes marked. */
export const Thread = ({ messages, fileAddress, own }: Props) => (
  <ol className="space-y-4" aria-label="Conversa">
    {messages.map((message) => (
      <li key={message.id} id={`mensagem-${message.id}`} className={message.from === own ? 'sm:ps-16' : 'sm:pe-16'}>
        <article className={`rounded-box border p-4 ${looks[message.from]}`}>
          <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h2 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold tracking-normal">
              {message.author}
              {message.from === 'note' && (
                <Badge tone="amber" icon="lock">
                  Nota interna
                </Badge>
              )}
            </h2>
            <RelativeTime at={message.created_at} className="text-sm text-muted" />
          </header>
          <p className="break-words whitespace-pre-line">{message.text}</p>
          {message.files.length > 0 && <Files files={message.files} fileAddress={fileAddress} />}
        </article>
      </li>
    ))}
  </ol>
)

const looks = {
  person: 'border-base-300 bg-surface',
  staff: 'border-primary/30 bg-primary/8',
  note: 'border-accent/50 border-dashed bg-accent/20',
}

const Files = ({ files, fileAddress }: Pick<Props, 'fileAddress'> & Pick<ThreadMessage, 'files'>) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {files.map((file) => (
      <li key={file.id} className="max-w-full">
        <a
          href={fileAddress(file.id)}
          className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-field border border-edge bg-surface px-3 text-sm link-hover"
        >
          <Icon name={file.kind === 'pdf' ? 'file-text' : 'image'} size={18} className="shrink-0 text-muted" />
          <span className="truncate">{file.name}</span>
        </a>
      </li>
    ))}
  </ul>
)
