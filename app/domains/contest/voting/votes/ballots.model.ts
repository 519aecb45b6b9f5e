import { HERO, type CupPhase } from '#domains/contest/editions/editions/phases.kinds.ts'

/** In which ballot a redondo gets votes in a phase; null when it gets none. */
export function ballotOf(phase: CupPhase | null, entry: { modality: string; finalist: boolean }): string | null {
  if (phase === 'votacao-popular') return entry.modality
  if (phase === 'final-nas-categorias') return entry.finalist ? entry.modality : null
  if (phase === 'cultivo-do-ano') return entry.finalist ? HERO : null
  return null
}
