import type { Returned, Span } from './gaps.model.ts'

/**
 * Times in which a robot measured without network and kept what it read until it was back: those it says it was offline for
 * (`offline_seconds` of `connect`), in the window, without the gaps, in which it measured nothing. In order.
 */
export function sentLater(returned: readonly Returned[], window: Span, gaps: readonly Span[]): Span[] {
  const away = returned
    .flatMap(({ at, offline_ms }) => (offline_ms ? [{ from: at - offline_ms, to: at }] : []))
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .sort((one, other) => one.from - other.from)
  const joined: Span[] = []
  for (const span of away) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else if (span.to > span.from) joined.push({ ...span })
  }
  return joined.flatMap((span) => without(span, gaps))
}

function without(span: Span, gaps: readonly Span[]): Span[] {
  const left: Span[] = []
  let from = span.from
  for (const gap of gaps) {
    if (gap.to <= from || gap.from >= span.to) continue
    if (gap.from > from) left.push({ from, to: gap.from })
    from = gap.to
  }
  if (from < span.to) left.push({ from, to: span.to })
  return left
}
