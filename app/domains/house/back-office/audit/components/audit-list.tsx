import { formatFull } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import type { AuditEntry, AuditPage } from '../audit.schemas.ts'
import { screenOf } from '../audit.view.ts'
import { periodWords, subjectWords, wordsOf } from '../audit.words.ts'

/** The audit log as an admin list. */
export const AuditList = ({ page }: { page: AuditPage }) => (
  <DataList
    label="Auditoria"
    noun={['registro', 'registros']}
    page={page}
    keyOf={(entry) => entry.id}
    nameOf={(entry) => `${wordsOf(entry.action)}: ${subjectWords(entry.subject, entry.name)}`}
    search="Buscar pessoa ou palavra"
    filters={[
      {
        name: 'action',
        label: 'O que fez',
        options: page.actions.map((action) => ({ value: action, label: wordsOf(action) })),
      },
      {
        name: 'period',
        label: 'Quando',
        options: Object.entries(periodWords).map(([value, label]) => ({ value, label })),
      },
    ]}
    csv="/admin/auditoria/csv"
    columns={[
      { key: 'at', label: 'Quando', sortable: true, render: (entry) => formatFull(entry.at) },
      {
        key: 'who',
        label: 'Quem',
        render: ({ who }) => (
          <Link className="inline-block min-w-24 link link-hover wrap-anywhere" to={`/admin/usuarios/${who.id}`}>
            {who.nickname ?? 'Conta apagada'}
          </Link>
        ),
      },
      { key: 'action', label: 'O que fez', render: (entry) => <What entry={entry} /> },
      { key: 'subject', label: 'Em quê', render: (entry) => <Subject {...entry} /> },
      { key: 'ip', label: 'De onde', render: ({ ip }) => <span className="figures text-sm text-muted">{ip}</span> },
    ]}
    empty={
      <EmptyState icon="history" text="A equipe ainda não mexeu em nada de outra pessoa. Quando mexer, aparece aqui." />
    }
  />
)

const What = ({ entry: { action, changes } }: { entry: AuditEntry }) =>
  changes.length === 0 ? (
    <span className="font-semibold">{wordsOf(action)}</span>
  ) : (
    <details>
      <summary className="cursor-pointer font-semibold">{wordsOf(action)}</summary>
      <dl className="mt-2 max-w-[60ch] space-y-2 text-sm">
        {changes.map(({ label, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields of one entry, which never changes
          <div key={index}>
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {before && after ? `${before} → ${after}` : before || after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )

function Subject({ subject, name }: AuditEntry) {
  const screen = screenOf(subject)
  if (!screen) return subjectWords(subject, name)
  return (
    <Link className="link link-hover" to={screen}>
      {subjectWords(subject, name)}
    </Link>
  )
}
