import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { device_modes } from '../modes/modes.table.ts'
import { proposalStates } from './proposal.kinds.ts'

/** A plant entered a cycle for which the robot of its space has another mode: asked once, with what was answered. */
export const mode_proposals = pgTable(
  'mode_proposals',
  {
    id: identity(),
    device_id: ref(() => devices.id),
    link_id: ref(() => device_links.id, 'cascade'),
    plant_id: ref(() => plants.id, 'cascade'),
    /** What the plant entered (slug of `ciclos_da_planta`). */
    cycle: text().notNull(),
    /** What is proposed; its newest version is what would be followed. */
    mode_id: ref(() => device_modes.id),
    state: text({ enum: proposalStates }).notNull().default('pendente'),
    asked_at: timestamptz().notNull(),
    answered_at: timestamptz(),
    answered_by: optionalRef(() => users.id),
  },
  (t) => [
    uniqueIndex('mode_proposals_pending').on(t.link_id).where(sql`state = 'pendente'`),
    index('mode_proposals_link').on(t.link_id, t.cycle, t.asked_at),
    index('mode_proposals_device').on(t.device_id),
    index('mode_proposals_plant').on(t.plant_id),
    index('mode_proposals_mode').on(t.mode_id),
    index('mode_proposals_by').on(t.answered_by),
  ],
)
export type ModeProposalRow = typeof mode_proposals.$inferSelect
