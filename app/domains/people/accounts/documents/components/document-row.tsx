import { formatNumericDay } from '#shared/dates.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { kindNames } from '../document.words.ts'
import type { DocumentCard } from '../documents.schemas.ts'
import { expiryWords } from '../expiry.words.ts'

/** One document: kind, expiry date and a link to its file. */
export const DocumentRow = ({ document }: { document: DocumentCard }) => {
  const { id, kind, number, issued_on, expires_on, days_left, note, file } = document
  return (
    <li className="card flex flex-row flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-base-200 text-primary">
        <Icon name={file?.kind === 'photo' ? 'image' : 'file-text'} />
      </span>
      <div className="min-w-0 flex-1 basis-52 space-y-1">
        <h2 className="text-base">
          <Link to={`/perfil/documentos/${id}`} className="link link-hover reach">
            {kindNames[kind]}
          </Link>
        </h2>
        <p className="text-sm break-words text-muted">
          {[number && `nº ${number}`, issued_on && `emitido em ${formatNumericDay(issued_on)}`, note]
            .filter(Boolean)
            .join(' · ') || 'Sem mais detalhes'}
        </p>
      </div>
      <Badge tone={toneOf(days_left)} icon="calendar">
        {expiryWords(expires_on, days_left)}
      </Badge>
      <div className="flex flex-wrap gap-2">
        {file && (
          <LinkButton to={`/perfil/documentos/${id}/arquivo`} reload size="sm" icon="eye">
            Abrir
          </LinkButton>
        )}
        <LinkButton to={`/perfil/documentos/${id}`} size="sm" icon="pencil">
          Editar
        </LinkButton>
      </div>
    </li>
  )
}

function toneOf(days_left: number | null): BadgeTone {
  if (days_left === null) return 'neutral'
  if (days_left < 0) return 'danger'
  return days_left <= 30 ? 'amber' : 'primary'
}
