/**
 * What became of a message given to an external service. `gone`: the address exists no more; `refused`: the service will
 * never take this message; `later`: it may take it after so many seconds (its own demand, or a disturbance). `unsure`: it
 * may have taken it already, as its answer was lost: asked again, somebody could get it twice.
 */
export type Outcome =
  | { result: 'sent'; provider_id: string | null }
  | { result: 'gone' | 'refused'; reason: string }
  | { result: 'later'; reason: string; seconds?: number; unsure?: boolean }

/** `Retry-After` of an answer, in seconds: a number, or a date. */
export function retryAfter({ headers }: Response, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}
