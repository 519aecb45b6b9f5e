import { dayHours } from '../modes/mode.words.ts'
import type { ModeToRun } from '../modes/usable-mode.queries.ts'
import { needsLight, takes } from './phases.model.ts'
import type { PhaseThere } from './phases-there.queries.ts'
import { harmInWords } from './proposal.words.ts'

type Of = Pick<ModeToRun, 'program'> & { mode: { cycles: string[] } }

/** Those that a mode is not for; one that is for none, as 'Desligado', is judged by whether it gives light at all. */
const harmedBy = ({ mode, program }: Of, there: PhaseThere[]) =>
  there.filter(({ cycle }) =>
    mode.cycles.length ? !takes(mode, cycle.slug) : program.day === null && needsLight(cycle.slug),
  )

/** What a mode would do to the living plants there that it is not for, in a sentence; null: all take it. */
export function modeHarm(of: Of, there: PhaseThere[]): string | null {
  const harmed = harmedBy(of, there)
  return harmed.length ? harmInWords(harmed, of.program.day && dayHours(of.program.day)) : null
}
