import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { ModeProgram } from '../modes/mode-program.schemas.ts'
import { ModeChoice, ModeNamesOf, ModeVersion, ProgramBuilt } from '../modes/modes.schemas.ts'

const int = z.number().int()

export const OwnMode = z.object({
  device: z.object({ id: int, serial: z.string(), name: z.string(), model: z.string() }),
  names: ModeNamesOf,
  /** All robots of that model that are the owner's, by name: what each is told to follow; `own`: a version of this mode. */
  robots: z.array(
    z.object({
      serial: z.string(),
      name: z.string(),
      follows: z.object({ name: z.string(), version: int, own: z.boolean() }).nullable(),
    }),
  ),
  /** The ready ones, to begin from. */
  ready: z.array(ModeChoice),
  /** Null until it was saved for the first time. */
  mode: z
    .object({
      id: int,
      version: int,
      program: ModeProgram,
      share_key: z.uuid().nullable(),
      /** Newest first. */
      versions: z.array(ModeVersion),
      /** The robot is told to follow the newest version. */
      followed: z.boolean(),
    })
    .nullable(),
})
export type OwnMode = z.infer<typeof OwnMode>

export const OwnModeSave = DeviceRef.extend(ProgramBuilt.shape)
export type OwnModeSave = z.infer<typeof OwnModeSave>
export const OwnModeReturn = DeviceRef.extend({ version: rowId })
export type OwnModeReturn = z.infer<typeof OwnModeReturn>
/** Begins from a ready mode, or from one that somebody shared. */
export const OwnModeCopy = DeviceRef.extend({ mode_id: rowId.optional(), share_key: z.uuid().optional() })
export type OwnModeCopy = z.infer<typeof OwnModeCopy>
export const OwnModeShare = DeviceRef.extend({ shared: z.boolean() })
export type OwnModeShare = z.infer<typeof OwnModeShare>

export const ModeTry = DeviceRef.extend({ program: ModeProgram })
export type ModeTry = z.infer<typeof ModeTry>

/** What a program would have done in the last week of a robot. */
export const ModeTried = z.object({
  from: z.date(),
  to: z.date(),
  /** Hours of it with readings. */
  hours_with_readings: z.number(),
  channels: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      on_hours: z.number(),
      starts: int,
      kwh: z.number().nullable(),
      /** Whether there were readings enough to say so; a channel that goes by the clock needs none. */
      enough: z.boolean(),
      /** Whether its owner said the watts; else they are the model's. */
      watts_known: z.boolean(),
      /** The last of them, oldest first. */
      changes: z.array(z.object({ at: z.date(), level: z.number(), block: z.string().nullable() })),
    }),
  ),
  /** `share` null: too few readings. */
  in_band: z.array(z.object({ sensor: z.string(), name: z.string(), share: z.number().nullable() })),
})
export type ModeTried = z.infer<typeof ModeTried>

export const SharedModeRef = z.object({ share_key: z.uuid() })
export const SharedMode = z.object({
  name: z.string(),
  by: z.string(),
  model: z.string(),
  version: int,
  program: ModeProgram,
  names: ModeNamesOf,
  /** The viewer's own robots of that model: into whose 'meu-modo' it can be copied. */
  devices: z.array(z.object({ serial: z.string(), name: z.string() })),
})
export type SharedMode = z.infer<typeof SharedMode>
