import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { can, isAdmin, type SignedIn, type Viewer } from '#platform/access/viewer.ts'
import type { Db } from '#platform/database/database.ts'
import {
  type Area,
  type Compartment,
  compartmentOf,
  compartments,
  type Mover,
  type Profession,
  professionOf,
  professions,
  seats,
} from './process.kinds.ts'
import { type Process, process_members, processes } from './processes.table.ts'

/** As whom somebody looks at a process, and whose contents they read. */
export type ProcessRole = 'admin' | 'client' | 'professional' | 'reception'
export type ProcessAccess = { role: ProcessRole; own: Compartment | null; reads: Compartment[] }

/** What is known of viewer and process: a seat that they have now, and compartments that the client opened to their profession. */
export type ProcessTies = { client_id: number; seated: boolean; shared: Compartment[] }

export const professionOfViewer = (viewer: Viewer): Profession | undefined =>
  professions.find((profession) => profession === viewer?.user_type)

/** Lists, states and checklists of all processes, without any contents. */
export const isReception = (viewer: Viewer) => viewer?.user_type === 'acolhimento' || can(viewer, 'processes.manage')

/** Null: for them there is no such process. */
export function accessTo(viewer: Viewer, { client_id, seated, shared }: ProcessTies): ProcessAccess | null {
  if (!viewer) return null
  if (viewer.id === client_id) return { role: 'client', own: null, reads: [...compartments] }
  if (isAdmin(viewer)) return { role: 'admin', own: null, reads: [...compartments] }
  const profession = professionOfViewer(viewer)
  if (profession && seated) {
    const own = compartmentOf[profession]
    return { role: 'professional', own, reads: compartments.filter((one) => one === own || shared.includes(one)) }
  }
  return isReception(viewer) ? { role: 'reception', own: null, reads: [] } : null
}

/** Whether somebody of a row has a seat now, whatever their profession became: in who set a time, prepared a text. */
export const sitsIn = (process_id: PgColumn, user_id: PgColumn) => sql<boolean>`exists (select from ${process_members} m
  where m.process_id = ${process_id} and m.user_id = ${user_id} and m.left_at is null)`

/** The same for lists. */
export function processVisibleTo(db: Db, viewer: SignedIn): SQL | undefined {
  if (isAdmin(viewer) || isReception(viewer)) return undefined
  const mine = eq(processes.client_id, viewer.id)
  return professionOfViewer(viewer) ? or(mine, exists(seatOf(db, viewer))) : mine
}

/** A seat of a process of the outer query that the viewer has now; only of their present profession. */
export const seatOf = (db: Db, viewer: SignedIn) =>
  db
    .select({ one: sql`1` })
    .from(process_members)
    .where(
      and(
        eq(process_members.process_id, processes.id),
        eq(process_members.user_id, viewer.id),
        isNull(process_members.left_at),
        inArray(
          process_members.seat,
          seats.filter((seat) => professionOf[seat] === viewer.user_type),
        ),
      ),
    )

/** The area in which somebody sees their processes; the entry of Comunidade 360 leads there. */
export function areaOf(viewer: SignedIn): Area {
  if (isAdmin(viewer) || viewer.user_type === 'acolhimento') return 'advogado'
  return professionOfViewer(viewer) ?? (can(viewer, 'processes.manage') ? 'advogado' : 'cliente')
}

/** Whether somebody may walk in an area; the process itself is judged for itself. */
export const walksIn = (viewer: SignedIn, area: Area) => isAdmin(viewer) || areaOf(viewer) === area

/** As whom somebody moves a process on: null for nobody, 'admin' from anywhere to anywhere. */
export function moverOf(viewer: Viewer, { role }: ProcessAccess): Mover | 'admin' | null {
  if (role === 'admin') return 'admin'
  if (role === 'reception') return 'acolhimento'
  return role === 'professional' ? (professionOfViewer(viewer) ?? null) : null
}

/** Contents of conversations and documents are nobody's but the client's, the team's and the administration's. */
export const readsContents = ({ role }: ProcessAccess) => role !== 'reception'

/** Who has the client's phone: those who speak for the process, not those who treat. */
export const callsClient = ({ role, own }: ProcessAccess) => role === 'reception' || own === 'juridico'

/** Who says for which day a defence is set: its client, and those who speak for it. */
export const setsDay = ({ kind }: Pick<Process, 'kind'>, access: ProcessAccess) =>
  kind === 'defesa' && (access.role === 'client' || access.role === 'admin' || callsClient(access))

/** Who hands out the seats. */
export const distributes = ({ role }: ProcessAccess) => role === 'reception' || role === 'admin'
