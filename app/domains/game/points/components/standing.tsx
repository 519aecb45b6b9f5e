import type { ReactNode } from 'react'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { limitWords } from '../action-types/limit.words.ts'
import type { OwnGame, PointEntryLine } from '../ledger/game.schemas.ts'

/** Where one stands: level, points to spend, days in a row. */
export function Standing({ game }: { game: OwnGame }) {
  const { balance, earned, level, next_level, streak } = game
  const from = level?.points ?? 0
  return (
    <section aria-label="Onde você está" className="space-y-3">
      <Stats>
        <Stat label="Nível" icon="sprout" value={level?.name ?? 'Sem nível'} />
        <Stat label="Pontos para trocar" icon="coins" value={formatNumber(balance)} />
        <Stat
          label="Dias seguidos"
          icon="calendar-check"
          value={formatNumber(streak.days)}
          hint={
            streak.freezes > 0
              ? `${plural(streak.freezes, 'falta perdoada', 'faltas perdoadas')} de reserva`
              : streak.days > 0 && !streak.today
                ? 'Hoje ainda dá tempo'
                : undefined
          }
        />
      </Stats>
      {next_level && (
        <Progress
          label={`Até ${next_level.name}`}
          share={(earned - from) / (next_level.points - from)}
          hint={`${formatNumber(Math.max(0, earned))} de ${plural(next_level.points, 'ponto', 'pontos')}`}
        />
      )}
    </section>
  )
}

/** What earns, and the last entries. */
export const HowAndWhat = ({ game: { rules, entries } }: { game: OwnGame }) => (
  <div className="grid gap-4 desk:grid-cols-2">
    <Card title="O que dá pontos">
      <ul className="divide-y divide-base-300">
        {rules.map((rule) => (
          <Line key={rule.name} what={rule.name} points={rule.points} note={limitWords(rule)} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        Conta cuidado, não quantidade: plantas recém-criadas, medições repetidas e curtidas combinadas não dão nada. O
        que é privado conta igual, e ninguém fica sabendo.
      </p>
    </Card>
    <Card title="Seus últimos pontos">
      {entries.length ? (
        <>
          <Entries entries={entries} />
          <p className="mt-3">
            <Link to="/gameficacao/pontos" className="link reach inline-block">
              Ver todos
            </Link>
          </p>
        </>
      ) : (
        <p className="text-muted">Registre um cuidado no diário: os pontos aparecem aqui.</p>
      )}
    </Card>
  </div>
)

export const Entries = ({ entries }: { entries: PointEntryLine[] }) => (
  <ul className="divide-y divide-base-300">
    {entries.map(({ id, what, plant, points, at }) => (
      <Line
        key={id}
        what={
          <>
            {what}
            {plant && (
              <>
                ,{' '}
                <Link to={`/cultivo/planta/${plant.slug}`} className="link reach inline-block">
                  {plant.name}
                </Link>
              </>
            )}
          </>
        }
        points={points}
        note={dayWords.format(at)}
      />
    ))}
  </ul>
)

const dayWords = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

const Line = ({ what, points, note }: { what: ReactNode; points: number; note: string }) => (
  <li className="flex items-baseline justify-between gap-4 py-2.5">
    <span className="min-w-0">
      <span className="block break-words">{what}</span>
      <span className="block text-sm text-muted">{note}</span>
    </span>
    <span className="figures shrink-0 font-semibold">
      {points > 0 ? '+' : '−'}
      {formatNumber(Math.abs(points))}
    </span>
  </li>
)
