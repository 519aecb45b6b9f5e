import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { AuditFilter } from '../audit.schemas.ts'
import { wordsOf } from '../audit.words.ts'
import type { Route } from './+types/audit-csv.page'

export const middleware = [access('can:audit.read')]

const head = ['quando', 'quem', 'o_que', 'acao', 'em_que', 'antes', 'depois', 'endereco']
const written = (value: unknown) => (value === null ? '' : JSON.stringify(value))

/** The whole log with the page's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, AuditFilter)
  return csvList(context, 'auditoria', head, {
    read: ({ backOffice }, page) => backOffice.audit.listAudit({ ...filter, ...page }),
    row: (entry) => [
      entry.at.toISOString(),
      entry.who.nickname ?? String(entry.who.id),
      wordsOf(entry.action),
      entry.action,
      entry.subject,
      written(entry.before),
      written(entry.after),
      entry.ip,
    ],
  })
}
