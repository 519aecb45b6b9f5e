/** Loading placeholders, not shown for what comes within 200 ms. The text for screen readers is rendered once, by the surrounding list. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="comes-late space-y-2.5" aria-hidden="true">
      {widths.slice(0, lines).map((width) => (
        <div key={width} className="skeleton h-4" style={{ width }} />
      ))}
    </div>
  )
}

const widths = ['96%', '88%', '92%', '60%', '84%', '70%', '90%', '52%']

export function RowSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="comes-late divide-y divide-base-300 rounded-box border border-base-300" aria-hidden="true">
      {widths.slice(0, rows).map((width) => (
        <div key={width} className="flex items-center gap-3 p-4">
          <div className="skeleton size-10 rounded-full" />
          <div className="flex-1 space-y-2">
            <div className="skeleton h-4" style={{ width: `calc(${width} / 2)` }} />
            <div className="skeleton h-3.5" style={{ width }} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Placeholders in the shape of plant cards: 184 px wide, photo 4:5. */
export function CardSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <div className="comes-late flex flex-wrap gap-4" aria-hidden="true">
      {widths.slice(0, cards).map((width) => (
        <div key={width} className="w-46 overflow-clip rounded-box border border-base-300">
          <div className="skeleton aspect-4/5 rounded-none" />
          <div className="space-y-2 p-3">
            <div className="skeleton h-4" style={{ width }} />
            <div className="skeleton h-3.5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
