/** What an upload of a field says of itself. */
export type Upload = {
  /** Once it is there. */
  id?: string
  error?: string
  progress: number
  /** Chosen in this form; what was there before counts nowhere. */
  chosen?: boolean
  /** Goes with its form from the phone's own queue, later. */
  waits?: boolean
  /** Was queued on this device before this form was opened. */
  kept?: boolean
}

/** A form is not sent without what is still under way, nor without what failed before somebody decided about it. */
export function standingOf(uploads: Upload[]): 'ready' | 'under way' | 'failed' {
  if (uploads.some(({ id, error, waits }) => !id && !error && !waits)) return 'under way'
  return uploads.some(({ error, kept }) => error && !kept) ? 'failed' : 'ready'
}

/** 'Enviando foto 1 de 2… 40 %': all that were chosen count, as they go together. */
export function howFar(uploads: Upload[], noun: string): string {
  const chosen = uploads.filter((one) => one.chosen && !one.error && !one.waits)
  const at = Math.min(chosen.filter(({ id }) => id).length + 1, chosen.length)
  const share = chosen.reduce((sum, { id, progress }) => sum + (id ? 1 : progress), 0) / (chosen.length || 1)
  // 100 % is when the site has it, not when the last byte left.
  return `Enviando ${noun} ${at} de ${chosen.length}… ${Math.min(99, Math.floor(share * 100))}\u00a0%`
}
