/** How long a chart looks back; `bin_minutes` keeps each at some 700 points, whatever was measured. */
export const spans = {
  dia: { label: 'Dia', days: 1, bin_minutes: 2 },
  semana: { label: 'Semana', days: 7, bin_minutes: 15 },
  mes: { label: 'Mês', days: 30, bin_minutes: 60 },
  ano: { label: 'Ano', days: 365, bin_minutes: 720 },
} as const
export type Span = keyof typeof spans
export const spanNames = Object.keys(spans) as [Span, ...Span[]]
