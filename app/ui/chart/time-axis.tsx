import { dayKey, formatDay, formatDayTime, formatTime } from '#shared/dates.ts'

type Props = {
  from: Date
  until: Date
  /** Suffix of the last day: '(previsto)'. */
  note?: string
}

/** First and last day below a plot; times when both are on one day. */
export function TimeAxis({ from, until, note }: Props) {
  const [first, last] = endsOf(from, until)
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-3">
      <span>{first}</span>
      {/* On one line with the first as long as the day itself fits; the note may wrap. */}
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
