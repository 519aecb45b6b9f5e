import { OpenUpdatesFilter } from '#domains/garden/journal/open-updates/open-updates.schemas.ts'
import { UpdateBody } from '#domains/garden/journal/updates/ui.ts'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import { plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { BesideFrame } from '../../components/beside-frame.tsx'
import type { Route } from './+types/open-updates.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Atualizações de cultivo',
  description: 'Regas, podas, medidas e fotos das plantas abertas da comunidade, conforme acontecem.',
  url: '/banca/atualizacoes-de-cultivo',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, OpenUpdatesFilter.pick({ cursor: true }))
  const { data, next_cursor } = await apiFor(context).journal.openUpdates.list(filter)
  cacheForVisitors(context, 'plants', ...data.flatMap(({ plant }) => (plant ? [`plant:${plant.id}`] : [])))
  return { lines: data.map(lineOf), next_cursor, first: !filter.cursor }
}

type Update = Awaited<ReturnType<Client['journal']['openUpdates']['list']>>['data'][number]
const lineOf = (update: Update) => ({
  ...updateView(update),
  user: update.user,
  plant: update.plant,
  more_plants: update.more_plants,
})
type Line = ReturnType<typeof lineOf>

export default function OpenUpdatesPage({ loaderData: { lines, next_cursor, first } }: Route.ComponentProps) {
  return (
    <>
      <BancaTabs />
      <BesideFrame>
        <PageHeader title="Atualizações" text="O que acontece agora nas plantas abertas da comunidade." />
        <ListStates
          items={lines}
          keyOf={(line) => line.id}
          empty={<EmptyState image="/arte/vazios/atualizacoes.svg" text="Nenhuma atualização aberta ainda." />}
          frame={(items) => <ol className="space-y-4">{items}</ol>}
        >
          {(line) => <UpdateLine line={line} />}
        </ListStates>
        <nav aria-label="Páginas" className="mt-6 flex justify-center gap-3">
          {!first && <LinkButton to="/banca/atualizacoes-de-cultivo">Voltar às mais novas</LinkButton>}
          {next_cursor && <LinkButton to={`?cursor=${next_cursor}`}>Mais antigas</LinkButton>}
        </nav>
      </BesideFrame>
    </>
  )
}

const UpdateLine = ({ line: { user, plant, more_plants, ...line } }: { line: Line }) => (
  <li className="card gap-3 p-4 sm:p-5">
    <div className="flex items-start gap-3">
      <Avatar name={user.nickname} photo_url={user.photo_url} size={44} />
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base leading-snug font-semibold">
          <Link to={`/perfil/${user.nickname}`} className="reach inline-block py-0.5 hover:underline">
            {user.nickname}
          </Link>
          {plant && (
            <>
              {' '}
              <span className="font-normal text-muted">em</span>{' '}
              <Link to={`/cultivo/planta/${plant.slug}`} className="link reach">
                {plant.name}
              </Link>
            </>
          )}
          {more_plants > 0 && (
            <span className="font-normal text-muted"> e mais {plural(more_plants, 'planta', 'plantas')}</span>
          )}
        </h2>
        <p className="text-sm text-muted">
          {line.title}, <RelativeTime at={line.happened_at} />
        </p>
      </div>
    </div>
    <UpdateBody update={line} />
  </li>
)
