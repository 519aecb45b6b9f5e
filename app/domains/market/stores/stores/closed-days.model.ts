type Days = { closed_from: string | null; closed_to: string | null }

/** Whether a store takes no orders on that day ('2026-11-22') because it said so; without a last day, until it says otherwise. */
export const isAway = ({ closed_from, closed_to }: Days, today: string) =>
  closed_from !== null && closed_from <= today && (closed_to === null || closed_to >= today)

/** Whether the days lie ahead or are now: a past pause is of no interest to anybody. */
export const isAwaySoon = ({ closed_from, closed_to }: Days, today: string) =>
  closed_from !== null && (closed_to === null || closed_to >= today)
