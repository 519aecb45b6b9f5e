import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { holdProcess, noProcess } from '../processes/find-process.queries.ts'
import type { ProcessTagging } from '../processes/processes.schemas.ts'
import { process_tags, tagged_processes } from './process-tags.table.ts'

/** The tags of a process, as the team sees them. */
export const tagProcess = (ctx: Context, { token, tag_ids }: ProcessTagging): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    if (access.role === 'client') throw noProcess()
    const ids = [...new Set(tag_ids)]
    const known = ids.length
      ? await tx.db
          .select({ id: process_tags.id })
          .from(process_tags)
          .where(inArray(process_tags.id, ids))
          .for('key share')
      : []
    if (known.length < ids.length) throw invalidField('tag_ids', 'Uma das tags não existe mais. Confira a lista.')
    await tx.db.delete(tagged_processes).where(eq(tagged_processes.process_id, process.id))
    if (ids.length)
      await tx.db.insert(tagged_processes).values(ids.map((tag_id) => ({ tag_id, process_id: process.id })))
  })
