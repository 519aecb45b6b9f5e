import { processKinds } from '#domains/care/processes/processes/process.kinds.ts'
import { processKindWords, waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import { daysLate, dueWords } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { DataList, type ListPage } from '#ui/admin/data-list.tsx'
import type { Column } from '#ui/admin/data-table.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ProcessCard } from '../desk/desk.schemas.ts'
import { waits } from '../desk/desk.view.ts'
import { BulkBar } from './bulk-bar.tsx'

type Props = {
  page: ListPage<ProcessCard>
  pathOf: (token: string) => string
  statuses: { id: number; name: string }[]
  tags: { id: number; name: string }[]
  csv?: string
  /** The client's own: without what the team keeps for itself. */
  own?: boolean
  /** Statuses into which the marked ones may be put. */
  moves_to?: { id: number; name: string }[]
  /** Why nothing was done with the marked ones. */
  refused?: string
}

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

const due: Column<ProcessCard> = {
  key: 'due_on',
  label: 'Vence',
  sortable: true,
  render: ({ due_on }) =>
    daysLate(due_on, now()) ? (
      <Badge tone="danger" icon="clock">
        {dueWords(due_on, now())}
      </Badge>
    ) : (
      dueWords(due_on, now())
    ),
}

const FORM = 'processos-marcados'

/** Processes as a list: whom they wait for, since when; filters stay in the address. */
export function ProcessList({ page, pathOf, statuses, tags, csv, own = false, moves_to = [], refused }: Props) {
  const marks = !own && (tags.length > 0 || moves_to.length > 0) && page.total > 0
  return (
    <>
      {marks && <BulkBar id={FORM} tags={tags} statuses={moves_to} refused={refused} />}
      <DataList
        label="Processos"
        noun={['processo', 'processos']}
        page={page}
        keyOf={({ token }) => token}
        nameOf={({ client }) => client}
        search="Buscar por nome, apelido ou número"
        csv={csv}
        selectionForm={marks ? FORM : undefined}
        filters={[
          {
            name: 'status_id',
            label: 'Status',
            options: statuses.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          { name: 'waits_for', label: 'Espera por', options: options(waitedForWords) },
          {
            name: 'kind',
            label: 'Tipo',
            options: processKinds.map((kind) => ({ value: kind, label: processKindWords[kind].label })),
          },
          ...(own
            ? []
            : [
                { name: 'late', label: 'Prazo', options: [{ value: 'true', label: 'Atrasados' }] },
                { name: 'expiring', label: 'Documentos', options: [{ value: 'true', label: 'A vencer em 30 dias' }] },
              ]),
          ...(tags.length
            ? [
                {
                  name: 'tag_id',
                  label: 'Tag',
                  options: tags.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'closed',
            label: 'Situação',
            options: [{ value: 'true', label: 'Terminados' }],
          },
        ]}
        columns={[
          {
            key: 'client',
            label: 'Cliente',
            sortable: true,
            render: (card) => (
              <>
                <Link to={pathOf(card.token)} className="link link-hover font-semibold wrap-anywhere">
                  {card.client}
                </Link>
                <p className="text-sm text-muted">
                  Nº {card.number} · {processKindWords[card.kind].label}
                </p>
              </>
            ),
          },
          {
            key: 'status_since',
            label: 'Status',
            sortable: true,
            render: ({ status, status_since }) => (
              <>
                {status.name}
                <p className="text-sm text-muted">
                  <RelativeTime at={status_since} />
                </p>
              </>
            ),
          },
          ...(own ? [] : [due]),
          { key: 'waits', label: 'Espera', render: (card) => waits(card) || 'Nada' },
          {
            key: 'team',
            label: 'Equipe',
            render: ({ team }) => (team.length ? team.map(({ nickname }) => nickname).join(', ') : 'Sem equipe'),
          },
          {
            key: 'tags',
            label: 'Tags',
            render: ({ tags }) => (
              <span className="flex flex-wrap gap-1">
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            ),
          },
          {
            key: 'created_at',
            label: 'Aberto em',
            sortable: true,
            render: ({ created_at }) => formatNumericDay(created_at),
          },
        ]}
        empty={<EmptyState icon="scale" text="Nenhum processo aqui ainda." />}
      />
    </>
  )
}
