import { formatDayTime } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'

type Props = {
  window: { from: Date | string | number; to: Date | string | number }
  zoomed: boolean
  loading?: boolean
  onReset: () => void
}

/** What is looked at, and the way back. As tall with everything as with nothing: fingers lie on the charts below. */
export const SeenWindow = ({ window, zoomed, loading, onReset }: Props) => (
  <p className="figures text-sm text-muted sm:flex sm:min-h-10 sm:items-center sm:gap-x-3" aria-live="polite">
    <span className="line-clamp-2 max-sm:h-10">
      {formatDayTime(window.from)} até {formatDayTime(window.to)}
    </span>
    <span className="flex h-10 min-w-0 items-center gap-x-3">
      {zoomed && (
        <Button size="sm" icon="undo-2" className="shrink-0" onClick={onReset}>
          Voltar ao período todo
        </Button>
      )}
      {loading && <span className="truncate">Buscando mais detalhes…</span>}
    </span>
  </p>
)
