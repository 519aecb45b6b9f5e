import { formatDay, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { problemWords } from '../../guessing/guess.words.ts'
import { outcomeWords } from '../case.words.ts'
import type { ProblemCard } from '../cases.schemas.ts'

/** Cases of a plant, each with where it stands. */
export const CaseList = ({ cases, slug }: { cases: ProblemCard[]; slug: string }) => (
  <ul className="divide-y divide-base-300 wrap-anywhere">
    {cases.map((one) => (
      <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
        <Icon name="bug" size={20} className="shrink-0 text-muted" />
        <div className="min-w-40 flex-1">
          <Link
            to={`/cultivo/planta/${slug}/problemas/${one.id}`}
            className="inline-block py-0.5 font-semibold hover:underline"
          >
            {problemWords(one)}
          </Link>
          <p className="text-sm text-muted">{stateOf(one)}</p>
        </div>
        <Badge tone={one.outcome ? 'neutral' : 'amber'}>{one.outcome ? outcomeWords[one.outcome] : 'Em aberto'}</Badge>
      </li>
    ))}
  </ul>
)

function stateOf({ seen_on, closed_on, recheck_on }: ProblemCard) {
  const seen = `Visto ${onDay(formatDay(seen_on))}`
  if (closed_on) return `${seen}, encerrado ${onDay(formatDay(closed_on))}`
  return recheck_on ? `${seen}, rever ${onDay(formatDay(recheck_on))}` : seen
}
