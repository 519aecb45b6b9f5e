import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { CaseDetail } from '../cases.schemas.ts'
import { SeenThing } from './seen-thing.tsx'

/** The thing as whoever reported it saw it, beside the thing as it is now. */
export const SeenAndNow = ({ report: { seen, now, changed } }: { report: CaseDetail }) => (
  <div className="grid gap-5 lg:grid-cols-2">
    <Card title="Como foi visto">
      <SeenThing thing={seen} />
    </Card>
    <Card title="Como está agora" actions={now && changed && <Badge tone="amber">Mudou depois da denúncia</Badge>}>
      {now ? (
        <SeenThing thing={now}>
          <Link to={now.url} className="link">
            Abrir a página
          </Link>
        </SeenThing>
      ) : (
        <p className="text-muted">Foi apagado.</p>
      )}
    </Card>
  </div>
)
