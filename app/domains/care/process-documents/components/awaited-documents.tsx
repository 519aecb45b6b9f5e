import { plural } from '#shared/numbers.ts'
import { Notice } from '#ui/components/notice.tsx'
import { documentStateWords } from '../documents/process-document.words.ts'
import type { ProcessDocumentLine } from '../documents/process-documents.schemas.ts'

/** To the client, above the checklist: which of its documents wait for them, each leading to its line. */
export function AwaitedDocuments({ data }: { data: ProcessDocumentLine[] }) {
  const awaited = data.filter(
    ({ state, required, by_team, can }) =>
      // What was sent and refused waits again, whether it was required or not.
      can.send && !by_team && (state === 'recusado' || (required && (state === 'pedido' || state === 'vencido'))),
  )
  if (!awaited.length) return null
  return (
    <Notice title={`${plural(awaited.length, 'documento espera', 'documentos esperam')} por você`}>
      <ul>
        {awaited.map(({ key, title, state }) => (
          <li key={key}>
            <a href={`#${key}`} className="link inline-flex min-h-11 items-center">
              {title}
            </a>{' '}
            <span className="text-muted">({documentStateWords[state].label.toLowerCase()})</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
