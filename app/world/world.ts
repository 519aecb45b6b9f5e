import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demo } from './demo.ts'
import { empty } from './empty.ts'

export type World = 'empty' | 'demo' | 'heavy'

const LOCK = 730_016

/**
 * Seeds a new database once: the basics, then the chosen world. All in one transaction: a start that is killed midway
 * leaves nothing behind, and the next one begins anew.
 */
export const seedWorld = (ctx: Context, world: World, say: (line: string) => void = (line) => console.log(line)) =>
  ctx.transaction(async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { rows } = await tx.db.execute(sql`select from catalogue_items limit 1`)
    if (rows.length) return
    await empty(tx)
    if (world === 'empty') return
    const started = Date.now()
    say('Primeira vez aqui: criando o mundo de demonstração (menos de um minuto)…')
    await demo(tx, { say })
    // The planner has no statistics yet after a bulk insert.
    await tx.db.execute(sql`analyze`)
    say(`Mundo de demonstração pronto em ${Math.round((Date.now() - started) / 1000)} s.`)
  })
