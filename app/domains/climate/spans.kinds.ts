/** Chart spans; `bin_minutes` limits each to about 700 points, whatever the number of samples. */
export const spans = {
  dia: { label: 'Dia', days: 1, bin_minutes: 2 },
  semana: { label: 'Semana', days: 7, bin_minutes: 15 },
  mes: { label: 'Mês', days: 30, bin_minutes: 60 },
  ano: { label: 'Ano', days: 365, bin_minutes: 720 },
} as const
export type Span = keyof typeof spans
export const spanNames = Object.keys(spans) as [Span, ...Span[]]
