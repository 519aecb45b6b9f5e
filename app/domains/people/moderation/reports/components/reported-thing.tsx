import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { kindNames } from '../../cases/case.words.ts'
import type { Reportable } from '../reports.schemas.ts'

/** What is about to be reported, as its reader saw it. */
export const ReportedThing = ({ thing: { kind, title, url, author, text, photos } }: { thing: Reportable }) => (
  <Card>
    <div className="space-y-3">
      <p>
        <span className="text-muted">{kindNames[kind]}: </span>
        <Link to={url} className="link font-semibold break-words">
          {title}
        </Link>
        {author && <span className="block text-sm text-muted">de {author}</span>}
      </p>
      {text && <p className="line-clamp-4 border-s-2 border-base-300 ps-3 break-words whitespace-pre-line">{text}</p>}
      {photos.length > 0 && (
        <div className="max-w-56">
          <PhotoGrid photos={photos} label={title} small />
        </div>
      )}
    </div>
  </Card>
)
