/** A moment as a field `datetime-local` has it, in São Paulo. */
export function localMoment(at: Date | null): string {
  if (!at) return ''
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  return parts.replace(' ', 'T')
}
