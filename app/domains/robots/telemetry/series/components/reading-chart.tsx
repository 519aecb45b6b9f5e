import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ChartHands, DrawnChart } from '../chart.view.ts'

type Props = {
  drawn: DrawnChart
  /** What it shows, for who does not see it. */
  label: string
  /** The moment that this chart shows with others: one finger moves it then. */
  held?: number
} & Omit<ChartHands, 'scrubs'>

type Drawing = {
  destroy: () => void
  setSize: (size: { width: number; height: number }) => void
  point: (at: number) => void
}

/** A chart of readings; it loads after the page into reserved space. Zoom asks for finer data: wheel, pinch, drag, keys. */
export function ReadingChart({ drawn, label, held: moment, ...hands }: Props) {
  const shown = useRef(moment)
  shown.current = moment
  const drawing = useRef<Drawing>(undefined)
  const scrubs = moment !== undefined
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef(hands)
  held.current = hands
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let chart: Drawing | undefined
    let gone = false
    const draw = async () => {
      const { drawReadings } = await import('./draw-readings.browser.ts')
      chart?.destroy()
      if (gone) return
      chart = drawReadings(box, drawn, {
        scrubs,
        onPoint: (at) => held.current.onPoint(at),
        onWindow: (window) => held.current.onWindow(window),
        onReset: () => held.current.onReset(),
        onMark: (ids) => held.current.onMark(ids),
      })
      drawing.current = chart
      if (shown.current !== undefined) chart.point(shown.current)
    }
    void draw()
    const resized = new ResizeObserver(() => chart?.setSize({ width: box.clientWidth, height: box.clientHeight }))
    resized.observe(box)
    const themed = new MutationObserver(() => void draw())
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => void draw()
    dark.addEventListener('change', redraw)
    return () => {
      gone = true
      drawing.current = undefined
      chart?.destroy()
      resized.disconnect()
      themed.disconnect()
      dark.removeEventListener('change', redraw)
    }
  }, [drawn, scrubs])
  useEffect(() => {
    if (moment !== undefined) drawing.current?.point(moment)
  }, [moment])
  const byKey = (event: KeyboardEvent) => {
    const window = keyed(event.key, drawn)
    if (!window && event.key !== 'Escape' && event.key !== '0') return
    event.preventDefault()
    if (window) hands.onWindow(window)
    else hands.onReset()
  }
  return (
    // Until it is drawn anew in a narrower frame, the chart would widen the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its window is moved by keys
    <section aria-label={`${label} Setas movem, + e − aproximam e afastam, 0 volta.`} tabIndex={0} onKeyDown={byKey}>
      <div
        ref={frame}
        // While another span is loaded for the charts there is nothing to see of the one before.
        className="h-52 w-full overflow-hidden rounded-field bg-base-200 has-[canvas]:bg-transparent in-aria-busy:animate-pulse in-aria-busy:bg-base-200! in-aria-busy:*:invisible"
        role="img"
        aria-label={label}
      />
    </section>
  )
}

/** The window that a key asks for. */
function keyed(key: string, { from, to }: DrawnChart) {
  const span = to - from
  switch (key) {
    case 'ArrowLeft':
      return { from: from - span / 4, to: to - span / 4 }
    case 'ArrowRight':
      return { from: from + span / 4, to: to + span / 4 }
    case '+':
    case '=':
      return { from: from + span / 4, to: to - span / 4 }
    case '-':
      return { from: from - span / 2, to: to + span / 2 }
    default:
      return null
  }
}
