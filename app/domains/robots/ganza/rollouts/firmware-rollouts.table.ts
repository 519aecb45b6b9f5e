import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { pauseCauses, rolloutStates, rolloutSteps } from './rollout.kinds.ts'

/** A version is brought to the robots of its model, a share of them at a time. */
export const firmware_rollouts = pgTable(
  'firmware_rollouts',
  {
    id: identity(),
    firmware_version_id: ref(() => firmware_versions.id),
    /** That of the version: one live roll-out per model. */
    model_id: ref(() => device_models.id),
    /** The share of the model's robots that may get it. A robot's place is a hash: more percent only adds. */
    percent: smallint().notNull(),
    state: text({ enum: rolloutStates }).notNull().default('andando'),
    paused_why: text({ enum: pauseCauses }),
    /** Basis points of those that ended: with more failures than that it pauses by itself. */
    most_failures: smallint().notNull(),
    /** Robots may go back to a lower version. */
    force: boolean().notNull().default(false),
    /** Only robots that run this version: those that a roll back takes back. */
    only_from: text(),
    created_by: optionalRef(() => users.id),
    ended_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('firmware_rollouts_live').on(t.model_id).where(sql`state in ('andando', 'pausado')`),
    index('firmware_rollouts_version').on(t.firmware_version_id, t.id),
    index('firmware_rollouts_by').on(t.created_by),
    check('firmware_rollouts_percent', sql`${t.percent} between 1 and 100`),
    check('firmware_rollouts_failures', sql`${t.most_failures} between 0 and 10000`),
  ],
)
export type FirmwareRollout = typeof firmware_rollouts.$inferSelect

/** A robot that the roll-out reached, and how far it is. */
export const firmware_rollout_devices = pgTable(
  'firmware_rollout_devices',
  {
    rollout_id: ref(() => firmware_rollouts.id),
    device_id: ref(() => devices.id),
    step: text({ enum: rolloutSteps }).notNull().default('oferecida'),
    /** Why it failed or went back, as the robot said; a key of `rollout.words.ts`. */
    reason: text(),
    /** What it ran when it was offered. */
    from_version: text().notNull(),
    /** The command under way (`device_commands.uuid`); null = none, it waits for its turn. */
    command_id: uuid(),
    /** How often it was told. */
    attempts: smallint().notNull().default(0),
    offered_at: timestamptz().notNull(),
    /** From when on it is told; its owner has that long to say 'agora não'. */
    due_at: timestamptz().notNull(),
    /** Its owner said 'agora não'. */
    postponed_at: timestamptz(),
    /** Told the last time. */
    told_at: timestamptz(),
    /** When the step began, by the robot's moment. */
    changed_at: timestamptz().notNull(),
    ended_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.rollout_id, t.device_id] }),
    index('firmware_rollout_devices_device').on(t.device_id, t.rollout_id),
    index('firmware_rollout_devices_due').on(t.rollout_id, t.due_at).where(sql`ended_at is null`),
    index('firmware_rollout_devices_told').on(t.rollout_id, t.told_at),
  ],
)
export type RolloutDeviceRow = typeof firmware_rollout_devices.$inferSelect
