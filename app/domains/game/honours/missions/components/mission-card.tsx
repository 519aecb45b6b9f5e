import { limitWords } from '#domains/game/points/action-types/limit.words.ts'
import type { Cause } from '#domains/game/points/causes/cause.kinds.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Progress } from '#ui/components/progress.tsx'
import type { EnrolmentState } from '../mission.kinds.ts'
import { stateWords } from '../mission.words.ts'
import type { MissionCard as Card } from '../missions.schemas.ts'

const tones: Record<EnrolmentState, BadgeTone> = {
  inscrito: 'info',
  concluido: 'amber',
  recompensado: 'primary',
  expirado: 'neutral',
  saiu: 'neutral',
}

/** 'até dom, 30 de nov · 120 pontos e o emblema X'. */
export const prizeWords = ({ points, badge }: Pick<Card, 'points' | 'badge'>) =>
  `${plural(points, 'ponto', 'pontos')}${badge ? ` e o emblema ${badge}` : ''}`

export const MissionState = ({ state }: { state: EnrolmentState | null }) =>
  state && <Badge tone={tones[state]}>{stateWords[state]}</Badge>

export const Conditions = ({ conditions }: Pick<Card, 'conditions'>) => (
  <ul className="space-y-3">
    {conditions.map(({ action, cause, times, counted, ...limits }) => (
      <li key={action}>
        <Progress
          label={
            <Link to={doneAt[cause]} className="link reach">
              {action}
            </Link>
          }
          share={counted / times}
          hint={`${counted} de ${times} · conta ${limitWords(limits)}`}
        />
      </li>
    ))}
  </ul>
)

/** Where a step is done. */
const doneAt: Record<Cause, string> = {
  cuidado: '/cultivo/plantas',
  medicao: '/cultivo/plantas',
  foto: '/cultivo/plantas',
  colheita: '/cultivo/plantas',
  'resposta-util': '/banca',
  aula: '/cursos/meus_cursos',
  curso: '/cursos/meus_cursos',
  blog: '/blog',
}

export const MissionCard = ({ mission }: { mission: Card }) => (
  <li className="card flex-col gap-4 p-5">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="min-w-0 text-lg break-words">
        <Link to={`/gameficacao/missao/${mission.slug}`} className="link link-hover reach">
          {mission.name}
        </Link>
      </h2>
      <MissionState state={mission.state} />
    </div>
    {mission.text && <p className="line-clamp-3 text-muted">{mission.text}</p>}
    <Conditions conditions={mission.conditions} />
    <p className="mt-auto text-sm text-muted">
      Até {formatDayTime(mission.ends_at)} · {prizeWords(mission)}
    </p>
    {mission.can.join && <LinkButton to={`/gameficacao/missao/${mission.slug}`}>Ver e entrar</LinkButton>}
    {mission.can.collect && (
      <LinkButton to={`/gameficacao/missao/${mission.slug}`} tone="primary" icon="gift">
        Receber o prêmio
      </LinkButton>
    )}
  </li>
)
