import { formatMeasure } from '#shared/numbers.ts'
import { levelInWords } from '../../robots/act.words.ts'
import type { RobotChannelDetail } from '../channel.schemas.ts'
import { clockOf } from '../channel.words.ts'

type Props = Pick<RobotChannelDetail, 'plan' | 'channel'>

const DAY_MINUTES = 1440
const hours = [0, 6, 12, 18, 24]

/** A day of a channel by the clock, drawn; what is drawn stands below as text. */
export function DayPlan({ plan, channel }: Props) {
  const on = plan.filter(({ level }) => level > 0)
  return (
    <figure className="space-y-2">
      <svg
        viewBox={`0 0 ${DAY_MINUTES} 100`}
        preserveAspectRatio="none"
        className="h-12 w-full rounded-field bg-base-200"
        aria-hidden="true"
      >
        {on.map(({ from, to, level }) => (
          <rect
            key={from}
            x={from}
            width={Math.max(to - from, 6)}
            y={100 - level}
            height={level}
            className="text-primary"
            fill="currentColor"
          />
        ))}
      </svg>
      <div className="flex justify-between text-xs text-muted" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour} h</span>
        ))}
      </div>
      <figcaption className="text-sm">
        {on.length === 0
          ? `Pelo relógio, fica ${levelInWords(0, channel)} o dia todo.`
          : `Pelo relógio: ${on.map((span) => spanInWords(span, channel.has_level)).join('; ')}.`}
      </figcaption>
    </figure>
  )
}

const spanInWords = ({ from, to, level }: Props['plan'][number], has_level: boolean) =>
  `${to - from >= DAY_MINUTES ? 'o dia todo' : `das ${clockOf(from)} às ${clockOf(to)}`}${has_level ? ` em ${formatMeasure(level, '%', 0)}` : ''}`
