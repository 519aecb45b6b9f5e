import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Compartment, compartments } from './process.kinds.ts'
import { accessTo, type ProcessAccess, professionOfViewer, seatOf } from './processes.policy.ts'
import { type Process, process_shares, processes } from './processes.table.ts'

export const noProcess = () => new AppError('not_found', 'Não encontramos esse processo.')

export type Found = { process: Process; access: ProcessAccess }

/** A process and what the viewer may in it, by its token. 404 for who has nothing to do with it. */
export const findProcess = (ctx: Context, token: string): Promise<Found> => find(ctx, token)

/** For writes: locks the process until the commit, so that seats, shares and status stay as they were judged. */
export const holdProcess = (tx: Context, token: string): Promise<Found> => find(tx, token, true)

async function find(ctx: Context, token: string, held = false): Promise<Found> {
  if (!z.uuid().safeParse(token).success) throw noProcess()
  const viewer = signedIn(ctx)
  const [row] = held ? await one(ctx, token).for('update', { of: processes }) : await one(ctx, token)
  if (!row) throw noProcess()
  const shared = professionOfViewer(viewer) ? await sharedWith(ctx, row.process.id) : []
  const access = accessTo(viewer, { client_id: row.process.client_id, seated: row.seated, shared })
  if (!access) throw noProcess()
  return { process: row.process, access }
}

/** As its client finds it, for what is written for them after they asked. */
export async function foundOfClient({ db }: Context, process_id: number, client_id: number): Promise<Found> {
  const own = and(eq(processes.id, process_id), eq(processes.client_id, client_id))
  const [process] = await db.select().from(processes).where(own)
  if (!process) throw noProcess()
  return { process, access: { role: 'client', own: null, reads: [...compartments] } }
}

const one = (ctx: Context, token: string) =>
  ctx.db
    .select({ process: processes, seated: sql<boolean>`exists ${seatOf(ctx.db, signedIn(ctx))}` })
    .from(processes)
    .where(eq(processes.token, token))

/** Compartments that the client has opened to the viewer's profession, now. */
async function sharedWith(ctx: Context, process_id: number): Promise<Compartment[]> {
  const profession = professionOfViewer(ctx.viewer)
  if (!profession) return []
  const rows = await ctx.db
    .select({ compartment: process_shares.compartment })
    .from(process_shares)
    .where(and(eq(process_shares.process_id, process_id), eq(process_shares.with, profession), inForce(ctx)))
  return rows.map(({ compartment }) => compartment)
}

export const inForce = (ctx: Context) =>
  and(isNull(process_shares.withdrawn_at), or(isNull(process_shares.until), gt(process_shares.until, ctx.now())))
