/**
 * Chart spans; `bin_minutes` limits each to about 700 points, whatever the number of samples. In a `daily` chart each
 * point is a day.
 */
export const spans = {
  dia: { label: 'Dia', last: 'no último dia', days: 1, bin_minutes: 2, daily: false },
  semana: { label: 'Semana', last: 'na última semana', days: 7, bin_minutes: 15, daily: false },
  mes: { label: 'Mês', last: 'no último mês', days: 30, bin_minutes: 60, daily: true },
  ano: { label: 'Ano', last: 'no último ano', days: 365, bin_minutes: 720, daily: true },
} as const
export type Span = keyof typeof spans
export const spanNames = Object.keys(spans) as [Span, ...Span[]]
