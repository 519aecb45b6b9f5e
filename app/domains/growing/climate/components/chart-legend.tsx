import type { Climate } from '../climate.schemas.ts'

/** What is drawn besides the lines: one legend for all charts of the page. */
export function ChartLegend({ climate: { span, bands, marks, gaps } }: { climate: Climate }) {
  const targets = Object.keys(bands).length > 0
  if (span === 'dia' && !targets && !marks.length && !gaps.length) return null
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {span !== 'dia' && (
        <li className="flex items-center gap-2">
          <span className="h-3 w-6 rounded-xs bg-muted/35" aria-hidden="true" /> da mínima à máxima do dia
        </li>
      )}
      {targets && (
        <li className="flex items-center gap-2">
          <span className="h-3 w-6 border-y border-dashed border-primary bg-primary/10" aria-hidden="true" /> faixa da
          etapa
        </li>
      )}
      {gaps.length > 0 && (
        <li className="flex items-center gap-2">
          <span className="h-3 w-6 bg-muted/20" aria-hidden="true" /> sem dados
        </li>
      )}
      {marks.length > 0 && (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" className="size-2.5 fill-current" aria-hidden="true">
            <path d="M5 0l5 10H0z" />
          </svg>
          o que foi feito
        </li>
      )}
    </ul>
  )
}
