import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import type { CaseDetail } from '../cases.schemas.ts'

/** The thing as whoever reported it saw it, beside the thing as it is now. */
export const SeenAndNow = ({ report: { seen, now, changed } }: { report: CaseDetail }) => (
  <div className="grid gap-5 lg:grid-cols-2">
    <Card title="Como foi visto">
      <Thing thing={seen} />
    </Card>
    <Card title="Como está agora" actions={now && changed && <Badge tone="amber">Mudou depois da denúncia</Badge>}>
      {now ? (
        <Thing thing={now}>
          <Link to={now.url} className="link">
            Abrir a página
          </Link>
        </Thing>
      ) : (
        <p className="text-muted">Foi apagado.</p>
      )}
    </Card>
  </div>
)

const Thing = ({ thing, children }: { thing: CaseDetail['seen']; children?: ReactNode }) => (
  <div className="space-y-3">
    <p className="font-semibold break-words">{thing.title || 'Sem título'}</p>
    {thing.text ? (
      <p className="break-words whitespace-pre-line">{thing.text}</p>
    ) : (
      <p className="text-muted">Sem texto.</p>
    )}
    {thing.photos.length > 0 && <PhotoGrid photos={thing.photos} label={thing.title} small />}
    {children}
  </div>
)
