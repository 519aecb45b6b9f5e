import { dayHours } from '../modes/mode.words.ts'
import type { Able } from '../modes/mode-program.rules.ts'
import { plannedHours } from '../modes/planned-day.model.ts'
import type { ModeToRun } from '../modes/usable-mode.queries.ts'
import { flowers, needsLight, takes } from './phases.model.ts'
import type { PhaseThere } from './phases-there.queries.ts'
import { FLOWERING_HOURS, harmInWords } from './proposal.words.ts'

type Of = Pick<ModeToRun, 'program'> & { mode: { cycles: string[] } }

/** Hours of light of a day; null: none at all. */
function lightHours({ program }: Of, { channels }: Able): number | null {
  const lit = channels.filter(({ kind }) => kind === 'lamp').map((lamp) => plannedHours(program, lamp))
  return Math.max(program.day ? dayHours(program.day) : 0, ...lit) || null
}

/** Those that a mode is not for; one that is for none, as 'Desligado' or a grower's own, is judged by its light. */
const harmedBy = ({ mode }: Of, there: PhaseThere[], hours: number | null) =>
  there.filter(({ cycle: { slug } }) => {
    if (mode.cycles.length) return !takes(mode, slug)
    return hours === null ? needsLight(slug) : hours > FLOWERING_HOURS && flowers(slug)
  })

/** What a mode would do to the living plants there that it is not for, in a sentence; null: all take it. */
export function modeHarm(of: Of, there: PhaseThere[], names: Able): string | null {
  const hours = lightHours(of, names)
  const harmed = harmedBy(of, there, hours)
  return harmed.length ? harmInWords(harmed, hours) : null
}
