import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { categoryNames } from '../../reports/category.words.ts'
import type { CaseDetail } from '../cases.schemas.ts'

/** Who reported what. Only the team reads this. */
export const CaseReports = ({ report: { reports } }: { report: CaseDetail }) => (
  <Card title={plural(reports.length, 'denúncia', 'denúncias')}>
    <ul className="divide-y divide-base-300">
      {reports.map((one) => (
        <li key={one.id} className="space-y-1.5 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge icon="flag">{categoryNames[one.category]}</Badge>
            <Reporter of={one} />
            <RelativeTime at={one.created_at} className="text-sm text-muted" />
          </p>
          {one.text && <p className="break-words whitespace-pre-line">{one.text}</p>}
        </li>
      ))}
    </ul>
  </Card>
)

function Reporter({ of: { nickname, by_system } }: { of: CaseDetail['reports'][number] }) {
  if (by_system) return <span className="text-muted">Lista de palavras</span>
  if (!nickname) return <span className="text-muted">Conta apagada</span>
  return (
    <Link to={`/perfil/${nickname}`} className="link">
      {nickname}
    </Link>
  )
}
