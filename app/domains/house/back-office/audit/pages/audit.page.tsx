import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { AuditFilter } from '../audit.schemas.ts'
import { AuditList } from '../components/audit-list.tsx'
import type { Route } from './+types/audit.page'

export const middleware = [access('can:audit.read')]
export const meta = pageMeta({ title: 'Auditoria' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).backOffice.audit.listAudit(filterOf(request, AuditFilter))

export default function AuditPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Auditoria"
        text="Veja o que a equipe fez com as coisas de outras pessoas, quem fez e quando."
      />
      <AuditList page={page} />
    </>
  )
}
