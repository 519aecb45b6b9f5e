import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import type { Wishes } from './protocol.ts'

export type KeptProgram = { mode: NonNullable<Wishes['mode']>; program: ModeProgram }
type LocalLevel = { level: number | null; until: string | null; at: number }

/** What was set on the robot itself and is not part of the server's wishes yet, with its moments. */
export type LocalWishes = {
  mode: (KeptProgram['mode'] & { at: number }) | null
  /** By slug of the channel; level null: let go. */
  manual: Record<string, LocalLevel>
}

const KEPT_PROGRAMS = 8

export const nothingLocal = (): LocalWishes => ({ mode: null, manual: {} })

/** What was set after a moment; what is older is decided. */
export const setAfter = ({ mode, manual }: LocalWishes, moment: number): LocalWishes => ({
  mode: mode && mode.at > moment ? mode : null,
  manual: Object.fromEntries(Object.entries(manual).filter(([, { at }]) => at > moment)),
})

/** The levels by hand that count now: those of the wishes, and over them what was set here. */
export function manualWith({ manual }: Wishes, local: LocalWishes): Wishes['manual'] {
  const levels = { ...manual }
  for (const [slug, { level, until }] of Object.entries(local.manual))
    if (level === null) delete levels[slug]
    else levels[slug] = { level, until }
  return levels
}

/** What the event `state` tells of it. */
export function toldOf({ mode, manual }: LocalWishes) {
  const moment = (at: number) => new Date(at).toISOString()
  return {
    mode: mode && { id: mode.id, at: moment(mode.at) },
    manual: Object.fromEntries(Object.entries(manual).map(([slug, one]) => [slug, { ...one, at: moment(one.at) }])),
  }
}

/** The last programs that it was told, the newest first: those that it can run without network. */
export const withProgram = (kept: KeptProgram[], next: KeptProgram): KeptProgram[] =>
  [next, ...kept.filter(({ mode }) => mode.hash !== next.mode.hash)].slice(0, KEPT_PROGRAMS)
