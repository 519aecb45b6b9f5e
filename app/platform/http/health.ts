import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import type { HostRoute } from './host-route.ts'
import { write_probe } from './write-probe.table.ts'

export const healthRoutes: HostRoute[] = [
  { name: 'health', method: 'GET', path: '/api/health', access: 'public' },
  { name: 'ready', method: 'GET', path: '/api/ready', access: 'public' },
]

type Check = readonly [name: string, fine: boolean]

/** However often it is asked, a thread looks once a second. */
const LOOK_MS = 1000
const LONGEST_CHECK_MS = 5000
/** A block of the disk: a full one takes names, but no content. */
const PROBE = Buffer.alloc(4096, 'grower')

/**
 * /api/health: liveness of the process. /api/ready: whether a row and a file can be written, and the schema is there;
 * what answers reads on a full disk is not ready.
 */
export function health(app: FastifyInstance, anonymous: () => Context) {
  let looked: { since: number; checks: Promise<Check[]> } | undefined
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (_request, reply) => {
    const now = performance.now()
    if (!looked || now - looked.since > LOOK_MS) looked = { since: now, checks: checksOf(anonymous()) }
    const checks = await looked.checks
    const ready = checks.every(([, fine]) => fine)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'indisponível', ...Object.fromEntries(checks) })
  })
}

const checksOf = ({ db, env, now }: Context) =>
  Promise.all([
    check('database', () =>
      db
        .insert(write_probe)
        .values({ at: now() })
        .onConflictDoUpdate({ target: write_probe.id, set: { at: now() } }),
    ),
    check('migrations', () => db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`)),
    check('files', () => env.storage.put('probe', PROBE)),
  ])

async function check(name: string, probe: () => PromiseLike<unknown>): Promise<Check> {
  try {
    return [name, (await Promise.race([done(probe()), late()])) === 'done']
  } catch (error) {
    reportFault(error, 'não está pronto', { path: name })
    return [name, false]
  }
}

const done = async (work: PromiseLike<unknown>) => {
  await work
  return 'done'
}

const late = () => sleep(LONGEST_CHECK_MS, 'late', { ref: false })
