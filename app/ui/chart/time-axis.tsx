import { dayKey, formatDay, formatDayTime, formatTime } from '#shared/dates.ts'

type Props = {
  from: Date
  until: Date
  /** After the last day: '(previsto)'. */
  note?: string
}

/** The first and the last day below a plot; within one day, the times. */
export function TimeAxis({ from, until, note }: Props) {
  const [first, last] = endsOf(from, until)
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-3">
      <span>{first}</span>
      {/* Beside the first as long as the day itself has room: the note may go below it. */}
      <span className="flex-1 basis-28 text-right">
        {last} {note}
      </span>
    </figcaption>
  )
}

function endsOf(from: Date, until: Date): [string, string] {
  if (dayKey(from) !== dayKey(until)) return [formatDay(from), formatDay(until)]
  return [formatDayTime(from), formatTime(from) === formatTime(until) ? '' : formatTime(until)]
}
