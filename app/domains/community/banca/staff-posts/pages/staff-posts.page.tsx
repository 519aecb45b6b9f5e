import { formatDayTime } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { audiences } from '../../audiences/audience.kinds.ts'
import { audienceWords } from '../../audiences/audience.words.ts'
import { type StaffPost, StaffPostFilter } from '../staff-posts.schemas.ts'
import type { Route } from './+types/staff-posts.page'

export const middleware = [access('can:posts.manage')]
export const meta = pageMeta({ title: 'Posts' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).banca.staffPosts.list(filterOf(request, StaffPostFilter))

const states = [
  { value: 'abertos', label: 'Abertos' },
  { value: 'escondidos', label: 'Escondidos' },
  { value: 'apagados', label: 'Apagados' },
  { value: 'destaques', label: 'Destaques' },
]

export default function StaffPostsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Posts" text="Os posts de toda a comunidade. O que você mudar fica na auditoria." />
      <DataList
        label="Posts"
        noun={['post', 'posts']}
        page={page}
        keyOf={(post) => post.id}
        nameOf={(post) => post.title}
        search="Buscar texto ou apelido"
        filters={[
          { name: 'state', label: 'Estado', options: states },
          {
            name: 'available_by',
            label: 'Para quem',
            options: audiences.map((value) => ({ value, label: audienceWords[value].label })),
          },
          { name: 'since', label: 'Publicado desde', day: true },
        ]}
        csv="/admin/postagens.csv"
        columns={[
          {
            key: 'title',
            label: 'Post',
            render: (post) => (
              <Link to={`/admin/postagens/${post.id}`} className="font-semibold break-words link link-hover">
                {post.title}
              </Link>
            ),
          },
          { key: 'user', label: 'De quem', render: ({ nickname }) => nickname },
          { key: 'available_by', label: 'Para quem', render: (post) => audienceWords[post.available_by].label },
          { key: 'state', label: 'Estado', render: (post) => <State post={post} /> },
          {
            key: 'saves_count',
            label: 'Salves',
            sortable: true,
            align: 'end',
            render: ({ saves_count }) => saves_count,
          },
          {
            key: 'comments_count',
            label: 'Comentários',
            sortable: true,
            align: 'end',
            render: ({ comments_count }) => comments_count,
          },
          {
            key: 'created_at',
            label: 'Publicado',
            sortable: true,
            render: ({ created_at }) => formatDayTime(created_at),
          },
        ]}
        empty={<EmptyState icon="message-square" text="Ninguém publicou nada ainda." />}
      />
    </>
  )
}

const State = ({ post: { deleted, hidden, highlighted } }: { post: StaffPost }) => (
  <span className="flex flex-wrap gap-1.5">
    {deleted ? (
      <Badge tone="danger">Apagado</Badge>
    ) : hidden ? (
      <Badge tone="amber">Escondido</Badge>
    ) : (
      <Badge>Aberto</Badge>
    )}
    {highlighted && <Badge tone="primary">Destaque</Badge>}
  </span>
)
