import { formatDayTime } from '#shared/dates.ts'
import { gapWords } from '../gap.words.ts'
import type { GapCause } from '../tier.kinds.ts'

type Props = { gaps: { from: Date | string; to: Date | string; cause: GapCause }[] }

/** Times without data and why, in numbers; the newest first. */
export const GapList = ({ gaps }: Props) =>
  gaps.length > 0 && (
    <div>
      <h3 className="text-base">Sem dados</h3>
      <ul className="figures text-sm">
        {gaps.toReversed().map(({ from, to, cause }) => (
          <li key={String(from)}>
            {formatDayTime(from)} até {formatDayTime(to)}: {gapWords[cause]}
          </li>
        ))}
      </ul>
    </div>
  )
