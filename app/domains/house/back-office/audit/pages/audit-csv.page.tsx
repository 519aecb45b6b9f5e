import { formatFull } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { AuditFilter } from '../audit.schemas.ts'
import { subjectWords, wordsOf } from '../audit.words.ts'
import type { FieldChange } from '../audit-changes.view.ts'
import type { Route } from './+types/audit-csv.page'

export const middleware = [access('can:audit.read')]

const head = ['quando', 'quem', 'o_que', 'em_que', 'antes', 'depois', 'endereco']
const written = (changes: FieldChange[], side: 'before' | 'after') =>
  changes.flatMap((change) => (change[side] ? `${change.label}: ${change[side]}` : [])).join('; ')

/** The whole log with the page's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, AuditFilter)
  return csvList(context, 'auditoria', head, {
    read: ({ backOffice }, page) => backOffice.audit.listAudit({ ...filter, ...page }),
    row: (entry) => [
      formatFull(entry.at),
      entry.who.nickname ?? 'conta apagada',
      wordsOf(entry.action),
      subjectWords(entry.subject, entry.name),
      written(entry.changes, 'before'),
      written(entry.changes, 'after'),
      entry.ip,
    ],
  })
}
