import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'

export const yesterdayOf = (ctx: Context) => new Date(ctx.now().getTime() - DAY)

type Orphans = {
  /** Which of these names a row references. */
  known: (names: string[]) => Promise<Set<string>>
  erase: (name: string) => Promise<void>
}

/** Deletes what is stored under '<root>/ab/' for a day without a row: left by a crash between bytes and row. */
export async function sweepOrphans(ctx: Context, root: string, { known, erase }: Orphans) {
  const before = yesterdayOf(ctx)
  for (const prefix of await ctx.env.storage.folders(root)) {
    const entries = await ctx.env.storage.list(`${root}/${prefix}`)
    const old = entries.filter((entry) => entry.changed_at < before).map((entry) => entry.name)
    if (!old.length) continue
    const used = await known(old)
    for (const name of old) if (!used.has(name)) await erase(name)
  }
}
