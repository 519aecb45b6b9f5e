import type { ReactNode } from 'react'
import { formatTyped } from '#shared/numbers.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { jarTitle } from '../jar.words.ts'
import type { JarCard } from '../jars.schemas.ts'
import { curedFor } from './cured-for.words.ts'

type Props = { jars: JarCard[]; today: string; empty?: ReactNode; level?: 2 | 3 }

/** Jars in rows: title, content left, humidity. */
export const JarList = ({ jars, today, empty, level = 2 }: Props) => (
  <ListStates
    items={jars}
    keyOf={({ id }) => id}
    empty={empty}
    frame={(items) => (
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
    )}
  >
    {(jar) => <Row jar={jar} today={today} level={level} />}
  </ListStates>
)

function Row({ jar, today, level }: { jar: JarCard; today: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-base-200">
      <div className="min-w-0 flex-1 space-y-1">
        <Heading className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Link to={`/cultivo/pote/${jar.slug}`} className="after:absolute after:inset-0">
            {jarTitle(jar)}
          </Link>
        </Heading>
        <p className="text-sm text-muted wrap-anywhere">
          {[`Fechado há ${curedFor(jar.sealed_on, today)}`.replace('há hoje', 'hoje'), jar.space?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {jar.humidity !== null && jar.humidity_at && (
          <p className="text-sm text-muted">
            <span className="figures font-semibold text-sensor-humidity-text">UR {formatTyped(jar.humidity, '%')}</span>{' '}
            {formatRelative(jar.humidity_at)}
          </p>
        )}
      </div>
      <Left jar={jar} />
    </li>
  )
}

/** Grams, with a decorative bar. */
const Left = ({ jar: { left_g, net_g } }: { jar: JarCard }) => (
  <div className="figures w-24 shrink-0 space-y-1.5 text-right">
    {left_g > 0 ? (
      <p className="font-display text-lg leading-none font-semibold">{formatTyped(left_g, 'g')}</p>
    ) : (
      <Badge>Vazio</Badge>
    )}
    <div className="h-1.5 overflow-hidden rounded-full bg-base-300" aria-hidden="true">
      <div className="h-full bg-primary" style={{ width: `${(left_g / net_g) * 100}%` }} />
    </div>
    <p className="text-sm text-muted">de {formatTyped(net_g, 'g')}</p>
  </div>
)
