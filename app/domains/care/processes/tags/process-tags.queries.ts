import { asc } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { noProcess } from '../processes/find-process.queries.ts'
import { areaOf } from '../processes/processes.policy.ts'
import { process_tags } from './process-tags.table.ts'

/** All tags, for who works with processes. */
export async function listTags(ctx: Context) {
  if (areaOf(signedIn(ctx)) === 'cliente') throw noProcess()
  const { id, name } = process_tags
  return { data: await ctx.db.select({ id, name }).from(process_tags).orderBy(asc(name)) }
}
