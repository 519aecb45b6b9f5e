import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'

/** /api/health: liveness of the process. /api/ready: readiness of database, migrations and file store. */
export function health(app: FastifyInstance, anonymous: () => Context) {
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (_request, reply) => {
    const ctx = anonymous()
    const checks = await Promise.all([
      check('database', () => ctx.db.execute(sql`select 1`)),
      check('migrations', () => ctx.db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`)),
      check('files', () => ctx.env.storage.list('photos')),
    ])
    const ready = checks.every(([, fine]) => fine)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'indisponível', ...Object.fromEntries(checks) })
  })
}

const check = async (name: string, probe: () => PromiseLike<unknown>) =>
  [
    name,
    await Promise.resolve(probe()).then(
      () => true,
      () => false,
    ),
  ] as const
