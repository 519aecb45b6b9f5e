import type { ReactNode } from 'react'
import { formatDayTime } from '#shared/dates.ts'
import { DataList, type ListPage } from '#ui/admin/data-list.tsx'
import { Link } from '#ui/components/link.tsx'
import { stateOptions } from '../work.words.ts'
import type { WorkCard } from '../works.schemas.ts'
import { WorkState } from './work-state.tsx'

type Props = {
  page: ListPage<WorkCard>
  /** Where a work is opened: the address before its id. */
  at: string
  csv?: string
  /** Who signs: in the list of all. */
  withAuthors?: boolean
  empty: ReactNode
}

/** Works in a table: of one writer, of a teacher, or all. */
export const WorkList = ({ page, at, csv, withAuthors, empty }: Props) => (
  <DataList
    label="Postagens"
    noun={['postagem', 'postagens']}
    page={page}
    keyOf={({ id }) => id}
    nameOf={({ title }) => title}
    search="Buscar título"
    filters={[
      { name: 'state', label: 'Estado', options: stateOptions },
      { name: 'waiting', label: 'Revisão', options: [{ value: 'true', label: 'Esperando a equipe' }] },
    ]}
    csv={csv}
    columns={[
      {
        key: 'title',
        label: 'Título',
        sortable: true,
        render: ({ id, title }) => (
          <Link to={`${at}/${id}`} className="link link-hover font-semibold break-words">
            {title || 'Sem título'}
          </Link>
        ),
      },
      ...(withAuthors
        ? [
            {
              key: 'authors',
              label: 'Quem assina',
              render: (work: WorkCard) => work.authors.map(({ nickname }) => nickname).join(', '),
            },
          ]
        : []),
      { key: 'state', label: 'Estado', render: (work) => <WorkState work={work} /> },
      { key: 'category', label: 'Categoria', render: ({ category }) => category ?? '—' },
      { key: 'views_count', label: 'Visitas', align: 'end', render: ({ views_count }) => views_count },
      { key: 'saved_at', label: 'Salva', sortable: true, render: ({ saved_at }) => formatDayTime(saved_at) },
      {
        key: 'published_at',
        label: 'No ar desde',
        sortable: true,
        render: ({ published_at }) => (published_at ? formatDayTime(published_at) : '—'),
      },
    ]}
    empty={empty}
  />
)
