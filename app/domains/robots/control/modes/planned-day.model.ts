import { MINUTE } from '#shared/durations.ts'
import { decide, type EngineChannel, freshMemory } from './mode-engine.model.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

/** Minutes of a day (São Paulo) in which a channel has this level by the clock alone. */
export type PlannedSpan = { from: number; to: number; level: number }

const DAY_MINUTES = 1440
/** Any midnight of São Paulo (UTC−3, no summer time since 2019). */
const MIDNIGHT = Date.UTC(2026, 0, 1, 3)

/** Hours in which a channel is on in a day by the clock alone. */
export const plannedHours = (program: ModeProgram, channel: EngineChannel) =>
  plannedDay(program, channel).reduce((sum, { from, to, level }) => sum + (level ? to - from : 0), 0) / 60

/** What a program does with a channel in a day by the clock alone: blocks that wait for a reading are left out. */
export function plannedDay(program: ModeProgram, channel: EngineChannel): PlannedSpan[] {
  const byClock = { ...program, blocks: program.blocks.filter(({ when }) => when.kind !== 'sensor') }
  const spans: PlannedSpan[] = []
  let memory = freshMemory()
  for (let minute = 0; minute < DAY_MINUTES; minute++) {
    const decided = decide(byClock, [channel], { now: new Date(MIDNIGHT + minute * MINUTE), inputs: {} }, memory)
    memory = decided.memory
    const level = decided.levels[channel.slug]?.level ?? 0
    const last = spans.at(-1)
    if (last?.level === level) last.to = minute + 1
    else spans.push({ from: minute, to: minute + 1, level })
  }
  return spans
}
