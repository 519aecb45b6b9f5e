import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'

/** A robot that was built. Who has it says `device_links`. */
export const devices = pgTable(
  'devices',
  {
    id: identity(),
    /** 'GZ' and eight signs without I, L, O and U; printed on it and in its address. */
    serial: text().notNull(),
    model_id: ref(() => device_models.id),
    /** Hash of its credential; that of the next one while a rotation is under way (both are accepted). */
    secret_hash: text().notNull(),
    next_secret_hash: text(),
    secret_rotated_at: timestamptz(),
    /** Whoever knows the claim code may link it, once. Sealed, so that staff can print the sheet. */
    claim_hash: text(),
    claim_sealed: text(),
    /** The code by which its owner linked it: whoever else comes with it is told that it has one. Opens nothing. */
    used_claim_hash: text(),
    /** As the robot says. */
    firmware: text(),
    hardware: text(),
    /** Wi-Fi signal, dBm. */
    rssi: smallint(),
    /** Number of its last start. */
    boot: bigint({ mode: 'number' }),
    first_called_at: timestamptz(),
    last_seen_at: timestamptz(),
    /**
     * A robot of the house that everybody may see at work: what it told since then, never before. Ends with a new owner
     * (`isShown`).
     */
    shown_since: timestamptz(),
    /** Staff took its credential away. */
    blocked_at: timestamptz(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('devices_serial').on(t.serial),
    index('devices_model').on(t.model_id, t.id),
    index('devices_last_seen').on(t.last_seen_at),
  ],
)
export type Device = typeof devices.$inferSelect
