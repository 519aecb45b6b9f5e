import { formatDayTime } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'

type Props = {
  window: { from: Date | string | number; to: Date | string | number }
  zoomed: boolean
  loading?: boolean
  onReset: () => void
}

/** What is looked at, and on a phone in its place the way back. As tall with everything as with nothing: fingers lie on the charts below. */
export const SeenWindow = ({ window, zoomed, loading, onReset }: Props) => (
  <p className="figures flex h-10 items-center gap-x-3 text-sm text-muted" aria-live="polite">
    <span className={`min-w-0 line-clamp-2 ${zoomed ? 'max-sm:sr-only' : ''}`}>
      {formatDayTime(window.from)} até {formatDayTime(window.to)}
    </span>
    {zoomed && (
      <Button size="sm" icon="undo-2" className="shrink-0" onClick={onReset}>
        Voltar ao período todo
      </Button>
    )}
    {loading && <span className="min-w-0 truncate">Buscando mais detalhes…</span>}
  </p>
)
