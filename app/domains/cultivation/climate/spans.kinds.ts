/** How long a chart looks back; `bin_minutes` keeps each at some 700 points, whatever was measured. */
export const spans = {
  dia: { label: 'Dia', days: 1, bin_minutes: 2 },
  semana: { label: 'Semana', days: 7, bin_minutes: 15 },
  mes: { label: 'Mês', days: 30, bin_minutes: 60 },
  ano: { label: 'Ano', days: 365, bin_minutes: 720 },
} as const
export type Span = keyof typeof spans
export const spanNames = Object.keys(spans) as [Span, ...Span[]]

const DAY = 86_400_000

/** From the first moment of the first day to the last of `until` (São Paulo has no summer time since 2019). */
export function windowOf(span: Span, until: string) {
  const to = new Date(Date.parse(`${until}T00:00:00-03:00`) + DAY)
  return { from: new Date(to.getTime() - spans[span].days * DAY), to }
}

/** The days that lie one window back and one ahead; none beyond `today`. */
export function neighbours(span: Span, until: string, today: string) {
  const moved = (by: number) =>
    new Date(Date.parse(`${until}T12:00:00Z`) + by * spans[span].days * DAY).toISOString().slice(0, 10)
  const next = moved(1)
  return { previous: moved(-1), next: until >= today ? null : next > today ? today : next }
}
