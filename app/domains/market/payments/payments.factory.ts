import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import type { JobHandler, JobName } from '#platform/jobs/jobs.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { sandboxGateway } from '#platform/payments/sandbox-client.ts'
import { sandboxKeys } from '#platform/payments/sandbox-keys.ts'
import { readCharge } from './charges/charges.queries.ts'
import { type ChargeRequest, requestCharge } from './charges/request-charge.actions.ts'
import { paymentWebhooks } from './gateway-events/webhooks.api.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { sandboxDoor } from './sandbox/sandbox.api.ts'
import { sandboxJobs } from './sandbox/sandbox.jobs.ts'
import { lockSandboxCharge, pay } from './sandbox/sandbox-bank.actions.ts'
import { makeToken } from './sandbox/sandbox-charges.actions.ts'

/**
 * A context whose payments go to the sandbox, over HTTP on a port of its own, on the same database. `changed` puts itself
 * before the gateway: answers that get lost, a count of what is asked.
 */
export async function withSandbox(
  ctx: Context,
  changed: (gateway: PaymentGateway) => Partial<PaymentGateway> = () => ({}),
) {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  const anonymous = () => createContext({ ...context, viewer: null })
  sandboxDoor(app, anonymous)
  paymentWebhooks(app, anonymous)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const keys = sandboxKeys(ctx.env.keys)
  const gateway = sandboxGateway({ ...keys, url: `${url}/sandbox/v1` })
  const env = {
    ...ctx.env,
    payments: { ...gateway, ...changed(gateway) },
    payment_sandbox: { keys, webhook_url: `${url}/webhooks/payments/sandbox` },
  }
  const context: Context = createContext({ ...ctx, env })
  return context
}

let made = 0

/** A charge by PIX of R$ 100,00, not opened yet. */
export async function aCharge(ctx: Context, changes: Partial<ChargeRequest> = {}) {
  const payer_id = changes.payer_id ?? (await aUser(ctx)).id
  return ctx.transaction((tx) =>
    requestCharge(tx, {
      reference: `purchase:${++made}`,
      payer_id,
      payer: { name: 'Ana Souza', document: '52998224725', email: 'ana@exemplo.com.br' },
      method: 'pix',
      amount: 10_000,
      expires_at: new Date(ctx.now().getTime() + 30 * 60_000),
      description: 'Compra na Estufa da Ana',
      ...changes,
    }),
  )
}

/** A token of a test card. */
export const aCardToken = async (ctx: Context, number = '4000000000000010') =>
  (await makeToken(ctx, { number, holder: 'ANA SOUZA', exp_month: 12, exp_year: 2030, cvv: '123' })).token

const handlers: Record<string, unknown> = { ...paymentsJobs, ...sandboxJobs }

/**
 * Does the jobs of payments that wait, and those that they add, whenever they were to run. Jobs that fail are thrown.
 * `only` names those to do.
 */
export async function doPaymentJobs(ctx: Context, only: (name: string) => boolean = () => true): Promise<string[]> {
  const did: string[] = []
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: string; name: JobName; payload: never }>(sql`
      select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier ~ '^(payments|sandbox)[.]' order by j.run_at, j.id`)
    const next = rows.find(({ name }) => only(name))
    if (!next) return did
    await ctx.db.execute(sql`delete from graphile_worker._private_jobs where id = ${next.id}`)
    await (handlers[next.name] as JobHandler<JobName>)(ctx, next.payload)
    did.push(next.name)
  }
}

/** The payer's bank pays a charge; what the sandbox tells of it waits in jobs. */
export async function payAtBank(ctx: Context, charge_id: number) {
  const { gateway_charge_id } = await readCharge(ctx, charge_id)
  await ctx.transaction(async (tx) => pay(tx, await lockSandboxCharge(tx, gateway_charge_id ?? '')))
}
