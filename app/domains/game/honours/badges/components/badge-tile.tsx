import { formatDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Progress } from '#ui/components/progress.tsx'
import type { Tier } from '../badge.kinds.ts'
import { tierWords } from '../badge.words.ts'
import type { BadgeCard, Honours } from '../badges.schemas.ts'

const rings: Record<Tier, string> = {
  bronze: 'border-secondary bg-surface text-secondary',
  prata: 'border-edge bg-surface text-muted',
  // Gold on paper is too pale to be told from it: the disc is gold, its picture dark.
  ouro: 'border-warning-content bg-warning text-warning-content',
}

type Face = Pick<BadgeCard, 'icon' | 'tier'>

const Medallion = ({ icon, tier, won, small }: Face & { won: boolean; small?: boolean }) => (
  <span
    className={`flex shrink-0 items-center justify-center rounded-full border-2 ${small ? 'size-9' : 'size-16'} ${
      won ? rings[tier] : 'border-dashed border-edge bg-surface text-muted'
    }`}
  >
    <Icon name={icon} size={small ? 18 : 30} />
  </span>
)

/** A badge that one has, or how far one is. */
export function BadgeTile({ badge }: { badge: BadgeCard }) {
  const { name, text, icon, tier, rule, secret, won_at, counted, times } = badge
  return (
    <li className="card flex-col items-center gap-2 px-3 py-5 text-center sm:px-4">
      <Medallion icon={icon} tier={tier} won={won_at !== null} />
      <h3 className="text-base break-words">{name}</h3>
      <p className="text-sm text-muted">{text || rule}</p>
      {text && <p className="text-sm">{rule}</p>}
      <div className="mt-auto w-full pt-1">
        {won_at ? (
          <span className="flex flex-wrap items-center justify-center gap-1.5">
            <Badge tone={tier === 'ouro' ? 'amber' : tier === 'bronze' ? 'clay' : 'neutral'}>{tierWords[tier]}</Badge>
            {secret && <Badge icon="eye-off">Secreto</Badge>}
            <span className="text-sm text-muted">{formatDay(won_at)}</span>
          </span>
        ) : (
          times > 1 && <Progress label={tierWords[tier]} share={counted / times} hint={`${counted} de ${times}`} />
        )}
      </div>
    </li>
  )
}

/** Level and badges below the head of a profile. */
export function HonoursRow({ honours: { level, badges } }: { honours: Honours }) {
  if (!level && !badges.length) return null
  return (
    <section
      aria-label="Nível e emblemas"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 sm:justify-start"
    >
      {level && (
        <Badge tone="primary" icon="sprout">
          {level}
        </Badge>
      )}
      {badges.length > 0 && (
        <ul className="flex flex-wrap gap-2 max-sm:justify-center">
          {badges.map((badge) => (
            <li
              key={badge.id}
              title={badge.text}
              className="flex items-center gap-2 rounded-full border border-base-300 bg-surface py-1 ps-1 pr-3.5"
            >
              <Medallion icon={badge.icon} tier={badge.tier} won small />
              <span className="text-sm">
                {badge.name}
                <span className="sr-only"> ({tierWords[badge.tier]})</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/gameficacao/emblemas" className="link reach text-sm">
        Como se ganham
      </Link>
    </section>
  )
}
