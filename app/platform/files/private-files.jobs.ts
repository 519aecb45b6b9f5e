import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { private_files } from './private-files.table.ts'
import { privatePlace } from './private-place.ts'
import { sealName } from './sent-file.ts'
import { sweepOrphans, yesterdayOf } from './sweep-orphans.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'private_files.erase': { storage_key: string }
    'private_files.sweep': Record<string, never>
    'private_files.seal_names': Record<string, never>
  }
}

export const privateFilesJobs = {
  'private_files.erase': (ctx, { storage_key }) => ctx.env.storage.remove(privatePlace(storage_key)),
  'private_files.sweep': sweepPrivateFiles,
  'private_files.seal_names': sealNames,
} satisfies JobHandlers

/** Seals the names that were kept before names were sealed (`isPlain`). */
async function sealNames({ db, env }: Context) {
  const plain = await db.select().from(private_files).where(sql`strpos(${private_files.sealed_name}, '.') > 0`)
  for (const { id, storage_key, sealed_name } of plain)
    await db
      .update(private_files)
      .set({ sealed_name: sealName(env.keys, storage_key, sealed_name) })
      .where(eq(private_files.id, id))
}

/** Deletes uploads unused for a day, and stored bytes without a row. */
async function sweepPrivateFiles(ctx: Context) {
  const gone = await ctx.db
    .delete(private_files)
    .where(and(eq(private_files.attached, false), lt(private_files.created_at, yesterdayOf(ctx))))
    .returning({ storage_key: private_files.storage_key })
  for (const { storage_key } of gone) await ctx.env.storage.remove(privatePlace(storage_key))
  await sweepOrphans(ctx, 'private', {
    known: async (names) => {
      const rows = await ctx.db
        .select({ key: private_files.storage_key })
        .from(private_files)
        .where(inArray(private_files.storage_key, names))
      return new Set(rows.map(({ key }) => key))
    },
    erase: (name) => ctx.env.storage.remove(privatePlace(name)),
  })
}
