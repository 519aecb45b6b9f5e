import { processKinds } from '#domains/care/processes/processes/process.kinds.ts'
import { processKindWords, waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import { dueWords, isOverdue } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { DataList, type ListPage } from '#ui/admin/data-list.tsx'
import type { Column } from '#ui/admin/data-table.tsx'
import type { Filter } from '#ui/admin/list-filters.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ProcessCard } from '../desk/desk.schemas.ts'
import { waits } from '../desk/desk.view.ts'
import { type Situation, situations } from '../desk/situation.kinds.ts'
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

type Named = { id: number; name: string }
const choices = (named: Named[]) => named.map(({ id, name }) => ({ value: String(id), label: name }))
const flag = (name: string, label: string, option: string): Filter => ({
  ...{ name, label, options: [{ value: 'true', label: option }] },
})

const teamFilters = (statuses: Named[], tags: Named[]): Filter[] => [
  { name: 'status_id', label: 'Status', options: choices(statuses) },
  { name: 'waits_for', label: 'Espera por', options: options(waitedForWords) },
  {
    ...{ name: 'kind', label: 'Tipo' },
    options: processKinds.map((kind) => ({ value: kind, label: processKindWords[kind].label })),
  },
  flag('mine', 'Vez', 'Na minha vez'),
  flag('to_check', 'A conferir', 'Com documento a conferir'),
  flag('unread', 'Conversa', 'Com mensagens novas'),
  flag('late', 'Prazo', 'Atrasados'),
  flag('expiring', 'Documentos', 'A vencer em 30 dias'),
  flag('without_team', 'Equipe', 'Sem equipe'),
  ...(tags.length ? [{ name: 'tag_id', label: 'Tag', options: choices(tags) }] : []),
]

const due: Column<ProcessCard> = {
  key: 'due_on',
  label: 'Vence',
  phone: 'bare',
  sortable: true,
  render: ({ due_on }) =>
    isOverdue(due_on, now()) ? (
      <Badge tone="danger" icon="clock">
        {dueWords(due_on, now())}
      </Badge>
    ) : (
      dueWords(due_on, now())
    ),
}

const teamColumns: Column<ProcessCard>[] = [
  {
    key: 'team',
    label: 'Equipe',
    phone: 'hidden',
    render: ({ team }) => (team.length ? team.map(({ nickname }) => nickname).join(', ') : 'Sem equipe'),
  },
  {
    key: 'tags',
    label: 'Tags',
    phone: 'hidden',
    render: ({ tags }) => (
      <span className="flex flex-wrap gap-1">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
]

const situationWords: Record<Situation, string> = {
  'em-andamento': 'Em andamento',
  terminados: 'Terminados',
  todos: 'Todos',
}

const FORM = 'processos-marcados'

/** Processes as a list: whom they wait for, since when; filters stay in the address. */
export function ProcessList({ page, pathOf, statuses, tags, csv, own = false, moves_to = [], refused }: Props) {
  const usual = own ? 'todos' : 'em-andamento'
  const marks = !own && (tags.length > 0 || moves_to.length > 0) && page.total > 0
  return (
    <div className="group/marks">
      {refused && (
        <div className="mb-4">
          <Notice tone="error" title={refused} />
        </div>
      )}
      <DataList
        label="Processos"
        noun={['processo', 'processos']}
        page={page}
        keyOf={({ token }) => token}
        nameOf={({ client }) => client}
        search={own ? null : 'Buscar por nome, apelido ou número'}
        folded={!own}
        csv={csv}
        selectionForm={marks ? FORM : undefined}
        filters={[
          ...(own ? [] : teamFilters(statuses, tags)),
          {
            ...{ name: 'situation', label: 'Situação', all: situationWords[usual] },
            options: situations
              .filter((value) => value !== usual)
              .map((value) => ({ value, label: situationWords[value] })),
          },
        ]}
        columns={[
          {
            key: 'client',
            label: 'Cliente',
            phone: 'bare',
            sortable: true,
            render: (card) => (
              <>
                <Link to={pathOf(card.token)} className="link link-hover font-semibold wrap-anywhere">
                  {card.client}
                </Link>
                <p className="text-sm text-muted max-md:ms-2 max-md:inline">
                  Nº {card.number}
                  <span className="max-md:hidden"> · {processKindWords[card.kind].label}</span>
                </p>
              </>
            ),
          },
          {
            key: 'status_since',
            label: 'Status',
            phone: 'bare',
            sortable: true,
            render: ({ status, status_since }) => (
              <>
                {status.name}
                <p className="text-sm text-muted max-md:ms-2 max-md:inline">
                  <RelativeTime at={status_since} />
                </p>
              </>
            ),
          },
          ...(own ? [] : [due]),
          { key: 'waits', label: 'Espera', phone: 'bare', render: (card) => waits(card) || 'Nada' },
          ...(own ? [] : teamColumns),
          {
            key: 'created_at',
            label: 'Aberto em',
            phone: 'hidden',
            sortable: true,
            render: ({ created_at }) => formatNumericDay(created_at),
          },
        ]}
        empty={
          <EmptyState
            icon="scale"
            text={
              own
                ? 'Você ainda não abriu um processo.'
                : 'Nenhum processo em andamento. Os terminados estão em Situação.'
            }
          />
        }
      />
      {marks && <BulkBar id={FORM} tags={tags} statuses={moves_to} refused={refused} />}
    </div>
  )
}
