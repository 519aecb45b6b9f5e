import { kindNames } from '#domains/people/moderation/cases/case.words.ts'
import { categoryNames } from '#domains/people/moderation/reports/category.words.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ManagerPanel } from '../manager.schemas.ts'

/** The open reports that wait longest, for who may open them. */
export const WaitingReports = ({ panel: { reports } }: { panel: ManagerPanel }) => (
  <Card
    title="Denúncias abertas"
    actions={
      <LinkButton to="/admin/denuncias" size="sm">
        Ver a fila
      </LinkButton>
    }
  >
    {reports.length === 0 ? (
      <EmptyState icon="shield-check" text="Nenhuma denúncia aberta. Bom trabalho." />
    ) : (
      <ul className="divide-y divide-base-300">
        {reports.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <Link to={`/admin/denuncias/${one.id}`} className="font-semibold break-words link link-hover">
                {one.title}
              </Link>
              <p className="text-sm text-muted">
                {kindNames[one.kind]} · {one.categories.map((category) => categoryNames[category]).join(', ')} ·{' '}
                {plural(one.reports_count, 'denúncia', 'denúncias')}
              </p>
            </div>
            <RelativeTime at={one.created_at} className="text-sm text-muted" />
          </li>
        ))}
      </ul>
    )}
  </Card>
)
