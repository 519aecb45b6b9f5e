import { plural } from '#shared/numbers.ts'
import { Notice } from '#ui/components/notice.tsx'
import { isWatched, watchSentence } from '../documents/document-watch.view.ts'
import type { ProcessDocuments } from '../documents/process-documents.schemas.ts'

/** What lapses within sixty days or has lapsed, and what stands without it from which day. */
export function ExpiryWatch({ data, plants }: Pick<ProcessDocuments, 'data' | 'plants'>) {
  const watched = data.filter(isWatched)
  if (!watched.length) return null
  return (
    <Notice tone="warning" title={plural(watched.length, 'documento pede renovação', 'documentos pedem renovação')}>
      <ul className="space-y-1">
        {watched.map((line) => (
          <li key={line.key}>{watchSentence(line, plants)}</li>
        ))}
      </ul>
    </Notice>
  )
}
