import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { mergeChoice } from '#platform/owned/merge-edit.ts'
import { holdProcess, noProcess } from '../processes/find-process.queries.ts'
import type { ProcessTagging } from '../processes/processes.schemas.ts'
import { process_tags, tagged_processes } from './process-tags.table.ts'

/** The tags of a process, as the team sees them. */
export const tagProcess = (ctx: Context, { token, tag_ids, opened }: ProcessTagging): Promise<void> =>
  withTeam(ctx, token, async (tx, process_id) => {
    const rows = await tx.db.select().from(tagged_processes).where(eq(tagged_processes.process_id, process_id))
    const stands = rows.map(({ tag_id }) => tag_id)
    const ids = [...new Set(mergeChoice(tag_ids, opened?.tag_ids, stands))]
    const known = ids.length
      ? await tx.db
          .select({ id: process_tags.id })
          .from(process_tags)
          .where(inArray(process_tags.id, ids))
          .for('key share')
      : []
    if (known.length < ids.length) throw invalidField('tag_ids', 'Uma das tags não existe mais. Confira a lista.')
    await tx.db.delete(tagged_processes).where(eq(tagged_processes.process_id, process_id))
    if (ids.length) await tx.db.insert(tagged_processes).values(ids.map((tag_id) => ({ tag_id, process_id })))
  })

/** One tag more; nothing when it is there. */
export const addTag = (ctx: Context, token: string, tag_id: number): Promise<void> =>
  withTeam(ctx, token, async (tx, process_id) => {
    const [known] = await tx.db
      .select({ id: process_tags.id })
      .from(process_tags)
      .where(eq(process_tags.id, tag_id))
      .for('key share')
    if (!known) throw invalidField('tag_id', 'Esta tag não existe mais. Escolha outra.')
    await tx.db.insert(tagged_processes).values({ tag_id, process_id }).onConflictDoNothing()
  })

/** One tag less. */
export const removeTag = (ctx: Context, token: string, tag_id: number): Promise<void> =>
  withTeam(ctx, token, async (tx, process_id) => {
    const one = and(eq(tagged_processes.process_id, process_id), eq(tagged_processes.tag_id, tag_id))
    await tx.db.delete(tagged_processes).where(one)
  })

const withTeam = (ctx: Context, token: string, work: (tx: Context, process_id: number) => Promise<void>) =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    if (access.role === 'client') throw noProcess()
    await work(tx, process.id)
    await audit(tx, { action: 'process.tagged', subject: `process:${process.id}` })
  })
