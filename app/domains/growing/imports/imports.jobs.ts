import { and, inArray, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { DAY } from '#shared/durations.ts'
import { sweepPhotos } from './imports/import-photos.actions.ts'
import { imports } from './imports/imports.table.ts'
import { runImport } from './imports/run-import.actions.ts'
import { takeBackImport } from './imports/undo-import.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'imports.run': { import_id: number }
    'imports.undo': { import_id: number }
    'imports.sweep': Record<string, never>
  }
}

export const importsJobs = {
  'imports.run': runImport,
  'imports.undo': takeBackImport,
  'imports.sweep': sweepImports,
} satisfies JobHandlers

export const importsCron: CronLine[] = [{ match: '50 6 * * *', job: 'imports.sweep' }]

/** A file that was only looked at is kept for a week; a ZIP for as long as it may be needed. */
async function sweepImports(ctx: Context) {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  const drafts = and(inArray(imports.state, ['colunas', 'conferir']), lt(imports.created_at, ago(7)))
  await ctx.db.delete(imports).where(drafts)
  await sweepPhotos(ctx, ago(1), async (uuids) => {
    const needed = and(inArray(imports.uuid, uuids), inArray(imports.state, ['colunas', 'conferir', 'importando']))
    const rows = await ctx.db.select({ uuid: imports.uuid }).from(imports).where(needed)
    return new Set(rows.map(({ uuid }) => uuid))
  })
}
