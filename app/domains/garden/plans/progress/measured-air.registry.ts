import type { Context } from '#platform/context.ts'
import type { TargetBand } from '../stages/stage.kinds.ts'
import type { Judged, Window } from './hours-in-band.model.ts'

export const airNames = ['temperature', 'humidity', 'vpd'] as const
export type AirName = (typeof airNames)[number]

/** How long a quantity was within a band, in a time. */
export type AirQuestion = { name: AirName; band: TargetBand; window: Window; decimals: number }

/** What was measured in spaces without anybody noting it. */
export type MeasuredAir = {
  /** Hours of all the spaces, for each question. */
  judged: Judged[]
  /** When something was measured there: what somebody noted then does not count again. */
  covered: (Window & { space_id: number; name: AirName })[]
  /** A VPD was reckoned with the usual leaf, as nobody said how much it differs. */
  leaf_estimated: boolean
}
export type AskMeasuredAir = (
  ctx: Context,
  asked: { space_ids: number[]; questions: AirQuestion[] },
) => Promise<MeasuredAir>

const nothing: AskMeasuredAir = async (_, { questions }) => ({
  judged: questions.map(() => ({ known: 0, in_band: 0 })),
  covered: [],
  leaf_estimated: false,
})
let ask = nothing

/** Called once by app/install.ts: plans know nothing of what measures by itself. */
export function installMeasuredAir(given: AskMeasuredAir) {
  ask = given
}

export const measuredAir: AskMeasuredAir = (ctx, asked) =>
  asked.space_ids.length && asked.questions.length ? ask(ctx, asked) : nothing(ctx, asked)
