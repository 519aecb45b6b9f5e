import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demo } from './demo.ts'
import { empty } from './empty.ts'

export type World = 'empty' | 'demo' | 'heavy'

const LOCK = 730_016

/** Seeds a new database once: what every world needs, then the world that was asked for. */
export const seedWorld = (ctx: Context, world: World) =>
  ctx.transaction(async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { rows } = await tx.db.execute(sql`select from catalogue_items limit 1`)
    if (rows.length) return
    await empty(tx)
    if (world === 'demo') await demo(tx)
  })
