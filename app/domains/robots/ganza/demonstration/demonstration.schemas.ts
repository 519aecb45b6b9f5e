import { z } from 'zod'
import { TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { RobotAct } from '../robots/robots.schemas.ts'

/** A robot of the house as everybody may see it: what it measures and does, never whose it is nor where. */
export const ShownRobot = z.object({
  model: z.object({ name: z.string(), description: z.string() }),
  /** Of its newest message; null: it told nothing since it is shown. */
  at: z.date().nullable(),
  readings: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      unit: z.string(),
      decimals: z.number().int(),
      value: z.number(),
      /** What its mode aims at in this moment. */
      band: TargetBand.nullable(),
      /** Means of the half hours of the last day; null where there is no data. */
      line: z.array(z.number().nullable()),
    }),
  ),
  /** What is on, as it told last, with what decided it. */
  on: z.array(z.object({ name: z.string(), has_level: z.boolean(), act: RobotAct })),
  /** What it follows, in sentences. */
  mode: z.object({ name: z.string(), says: z.array(z.string()) }).nullable(),
  /** What comes with it: name, and what it is for. */
  modes: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string(), says: z.array(z.string()) })),
})
export type ShownRobot = z.infer<typeof ShownRobot>
export const Demonstration = z.object({ robot: ShownRobot.nullable() })
