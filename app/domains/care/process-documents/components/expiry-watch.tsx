import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { isWatched, renewalOf, watchSentence } from '../documents/document-watch.view.ts'
import type { ProcessDocumentLine, ProcessDocuments } from '../documents/process-documents.schemas.ts'

/** What lapses within sixty days or has lapsed, and what stands without it from which day. */
type Props = Pick<ProcessDocuments, 'data' | 'plants'> & {
  /** The client looks. */
  own: boolean
  /** Address of the conversation of the process. */
  chat: string
}

export function ExpiryWatch({ data, plants, own, chat }: Props) {
  const watched = data.filter(isWatched)
  if (!watched.length) return null
  return (
    <Notice tone="warning" title={plural(watched.length, 'documento pede renovação', 'documentos pedem renovação')}>
      <ul className="space-y-3">
        {watched.map((line) => (
          <li key={line.key}>
            {watchSentence(line, plants)}
            <Renew line={line} own={own} chat={chat} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Asked of who writes it, in the conversation; sent where it is one's own to send. Nothing while a new one is looked at. */
function Renew({ line, own, chat }: { line: ProcessDocumentLine } & Pick<Props, 'own' | 'chat'>) {
  const renewal = renewalOf(line, own)
  if (!renewal) return null
  return (
    <span className="mt-2 block">
      {renewal === 'ask' ? (
        <LinkButton to={`${chat}?renovar=${line.document_id}`} icon="message-circle">
          Pedir renovação
          <span className="sr-only">: {line.title}</span>
        </LinkButton>
      ) : (
        <LinkButton to={`#${line.key}`} icon="arrow-up">
          Enviar a nova
          <span className="sr-only">: {line.title}</span>
        </LinkButton>
      )}
    </span>
  )
}
