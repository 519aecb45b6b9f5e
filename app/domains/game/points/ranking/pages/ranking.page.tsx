import { photoOf } from '#domains/people/accounts/components/photo.view.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GameFrame } from '../../components/game-frame.tsx'
import { type RankedPerson, RankingFilter, type RankingSpan } from '../ranking.schemas.ts'
import type { Route } from './+types/ranking.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Ranking', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, game_hidden } = viewerOf(context)
  const ranking = await apiFor(context).points.ranking(filterOf(request, RankingFilter))
  return { ranking, viewer_id: id, hidden: game_hidden }
}

const spans: { span: RankingSpan; label: string; said: string }[] = [
  { span: 'semana', label: 'Esta semana', said: 'nesta semana' },
  { span: 'mes', label: 'Este mês', said: 'neste mês' },
  { span: 'sempre', label: 'Sempre', said: 'até hoje' },
]

export default function RankingPage({ loaderData: { ranking, viewer_id, hidden } }: Route.ComponentProps) {
  const said = spans.find(({ span }) => span === ranking.span)?.said ?? ''
  return (
    <GameFrame
      title="Ranking"
      text="Só aparece quem escolheu ser encontrado, e só conta o que todos podem ver: o que vem de plantas privadas fica de fora. Os pontos de cada um, só a própria pessoa vê."
      hidden={hidden}
    >
      <nav aria-label="Período" className="mb-5 flex flex-wrap gap-2">
        {spans.map(({ span, label }) => (
          <Chip key={span} to={`/gameficacao/ranking?span=${span}`} active={span === ranking.span}>
            {label}
          </Chip>
        ))}
      </nav>
      <div className="max-w-3xl space-y-5">
        <Mine {...ranking.mine} said={said} total={ranking.total} />
        <ListStates
          items={ranking.data}
          keyOf={({ person }) => person.id}
          frame={(items) => <ol className="card divide-y divide-base-300">{items}</ol>}
          empty={
            <EmptyState
              icon="trophy"
              text={`Ninguém ganhou pontos ${said} ainda. O primeiro cuidado registrado já conta.`}
              action={<LinkButton to="/cultivo/plantas">Minhas plantas</LinkButton>}
            />
          }
        >
          {(row) => <Row row={row} own={row.person.id === viewer_id} />}
        </ListStates>
      </div>
    </GameFrame>
  )
}

function Mine({ place, points, said, total }: { place: number | null; points: number; said: string; total: number }) {
  if (place !== null)
    return (
      <p className="text-lg">
        Você está em <strong>{place}º</strong> de {formatNumber(total)}, com {plural(points, 'ponto', 'pontos')} {said}.
      </p>
    )
  const [title, why] =
    points > 0
      ? ([`Você tem ${plural(points, 'ponto', 'pontos')} ${said}`, 'Só você vê isto. Para entrar no ranking,'] as const)
      : ['Você não está no ranking', `Entra quem ganha pontos ${said} e escolhe ser encontrado: no perfil,`]
  return (
    <Notice
      title={title}
      action={
        <LinkButton to="/perfil/editar" size="sm">
          Editar perfil
        </LinkButton>
      }
    >
      {why} escolha “Aparecer nas buscas”.
    </Notice>
  )
}

const Row = ({ row: { place, level, person }, own }: { row: RankedPerson; own: boolean }) => (
  <li
    className={`flex items-center gap-3 px-4 py-3 sm:gap-4 ${own ? 'bg-base-200' : ''}`}
    aria-current={own || undefined}
  >
    <span className="figures flex w-11 shrink-0 items-center justify-center gap-1 font-display text-lg font-semibold">
      {place <= 3 && <Icon name="medal" size={22} className={medals[place]} />}
      {place}
    </span>
    <Avatar name={person.nickname} photo_url={photoOf(person, 112)} size={40} />
    <span className="min-w-0 flex-1">
      <Link to={`/perfil/${person.nickname}`} className="link link-hover block truncate py-2.5 font-semibold">
        {person.nickname}
      </Link>
      {level && <span className="block truncate text-sm text-muted">{level}</span>}
    </span>
  </li>
)

const medals: Record<number, string> = { 1: 'text-warning', 2: 'text-muted', 3: 'text-secondary' }
