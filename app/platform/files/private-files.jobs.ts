import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { private_files } from './private-files.table.ts'
import { privatePlace } from './store-private-file.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'private_files.erase': { storage_key: string }
    'private_files.sweep': Record<string, never>
  }
}

export const privateFilesJobs = {
  'private_files.erase': (ctx, { storage_key }) => ctx.env.storage.remove(privatePlace(storage_key)),
  'private_files.sweep': sweepPrivateFiles,
} satisfies JobHandlers

const DAY = 86_400_000

/** Deletes uploads unused for a day, and stored bytes without a row (left by a crash between the two writes). */
async function sweepPrivateFiles(ctx: Context) {
  const yesterday = new Date(ctx.now().getTime() - DAY)
  const gone = await ctx.db
    .delete(private_files)
    .where(and(eq(private_files.attached, false), lt(private_files.created_at, yesterday)))
    .returning({ storage_key: private_files.storage_key })
  for (const { storage_key } of gone) await ctx.env.storage.remove(privatePlace(storage_key))
  for (const prefix of await ctx.env.storage.folders('private')) await sweepPrefix(ctx, prefix, yesterday)
}

async function sweepPrefix(ctx: Context, prefix: string, before: Date) {
  const old = (await ctx.env.storage.list(`private/${prefix}`)).filter((entry) => entry.changed_at < before)
  if (!old.length) return
  const names = old.map((entry) => entry.name)
  const known = await ctx.db
    .select({ key: private_files.storage_key })
    .from(private_files)
    .where(inArray(private_files.storage_key, names))
  const orphans = names.filter((name) => !known.some((row) => row.key === name))
  for (const name of orphans) await ctx.env.storage.remove(privatePlace(name))
}
