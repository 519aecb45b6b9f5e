import { and, eq, gt, isNull } from 'drizzle-orm'
import { readNoticesAt } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { type Found, findProcess, noProcess } from './find-process.queries.ts'
import type { Compartment, OpenedThing } from './process.kinds.ts'
import { processUrl } from './process-address.model.ts'
import { detailOf } from './processes.queries.ts'
import type { ProcessDetail, ProcessQuery } from './processes.schemas.ts'
import { process_openings } from './processes.table.ts'

/** Logs that somebody who is not the client opened something; a list or a conversation once an hour, a file each time. */
export async function logOpening(
  ctx: Context,
  { process, access }: Found,
  thing: OpenedThing,
  compartment: Compartment | null = null,
) {
  if (access.role === 'client') return
  const user_id = signedIn(ctx).id
  const isFile = thing === 'arquivo' || thing === 'arquivo-da-conversa'
  if (!isFile) {
    const lately = and(
      eq(process_openings.process_id, process.id),
      eq(process_openings.user_id, user_id),
      eq(process_openings.thing, thing),
      compartment ? eq(process_openings.compartment, compartment) : isNull(process_openings.compartment),
      gt(process_openings.at, new Date(ctx.now().getTime() - HOUR)),
    )
    if ((await ctx.db.$count(process_openings, lately)) > 0) return
  }
  await ctx.db.insert(process_openings).values({ process_id: process.id, user_id, thing, compartment, at: ctx.now() })
}

/** A process as the viewer may see it; that it was opened is logged, and the team's notices of it are read. */
export async function showProcess(ctx: Context, { token, with_completed }: ProcessQuery): Promise<ProcessDetail> {
  const found = await findProcess(ctx, token)
  if (found.process.closed_at && !with_completed) throw noProcess()
  await logOpening(ctx, found, 'processo')
  const detail = await detailOf(ctx, found)
  if (detail.phone) await logOpening(ctx, found, 'contato')
  // To the client their home shows it too, where nothing of what a notice tells is read.
  if (detail.role !== 'client') await readNoticesAt(ctx, processUrl(token))
  return detail
}
