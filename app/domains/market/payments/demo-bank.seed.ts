import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { AskGateway } from '#platform/payments/ask-gateway.ts'
import { sandboxGateway } from '#platform/payments/sandbox-client.ts'
import { sandboxKeys } from '#platform/payments/sandbox-keys.ts'
import { readCharge } from './charges/charges.queries.ts'
import { checkCharge } from './charges/check-charge.actions.ts'
import { sendRefund } from './refunds/refunds.actions.ts'
import { charge_refunds } from './refunds/refunds.table.ts'
import { endSandboxRefund } from './sandbox/sandbox.jobs.ts'
import { approve, chargeBack, lockSandboxCharge, pay } from './sandbox/sandbox-bank.actions.ts'
import { makeToken } from './sandbox/sandbox-charges.actions.ts'
import { answerAtDoor } from './sandbox/sandbox-door.actions.ts'

/** The sandbox asked in the same transaction, not over HTTP: a world is seeded before there is a server. */
export function seedingPayments(tx: () => Context) {
  const keys = sandboxKeys(tx().env.keys)
  const ask: AskGateway = async (url, { method, secret_key, key, body, read, refusal }) => {
    const { pathname, searchParams } = new URL(url)
    try {
      const answer = await answerAtDoor(tx(), {
        method,
        path: pathname.replace('/sandbox/v1', ''),
        query: Object.fromEntries(searchParams),
        headers: {
          authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
          ...(key && { 'idempotency-key': key }),
        },
        body: body ? JSON.stringify(body) : '',
      })
      return { result: 'done', value: read(JSON.parse(JSON.stringify(answer)), 200) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { result: 'refused', reason: refusal({ message: error.message }, error.status) }
    }
  }
  return {
    payments: sandboxGateway({ ...keys, url: 'http://sandbox/sandbox/v1' }, ask),
    payment_sandbox: { keys, webhook_url: `${tx().env.site.url}/webhooks/payments/sandbox` },
  }
}

const acts = { pay, approve, charge_back: chargeBack }

/** The payer's bank does something with an opened charge, and we hear of it at once. */
export async function bankActs(tx: Context, charge_id: number, act: keyof typeof acts) {
  const { gateway_charge_id } = await readCharge(tx, charge_id)
  await acts[act](tx, await lockSandboxCharge(tx, gateway_charge_id ?? ''))
  await checkCharge(tx, charge_id)
}

/** The gateway is asked how a charge is: one that ran out lapses. */
export const lookAgain = (tx: Context, charge_id: number) => checkCharge(tx, charge_id)

/** Refunds that were asked for are sent, done by the bank, and heard of. */
export async function endRefunds(tx: Context, charge_id: number) {
  const asked = await tx.db
    .select({ id: charge_refunds.id })
    .from(charge_refunds)
    .where(and(eq(charge_refunds.charge_id, charge_id), eq(charge_refunds.status, 'requested')))
  for (const { id } of asked) {
    await sendRefund(tx, { refund_id: id })
    const [sent] = await tx.db.select().from(charge_refunds).where(eq(charge_refunds.id, id))
    if (sent?.gateway_refund_id) await endSandboxRefund(tx, { uid: sent.gateway_refund_id, done: true })
  }
  await checkCharge(tx, charge_id)
}

/** A token of a test card. */
export const demoCard = async (tx: Context, number: string) =>
  (await makeToken(tx, { number, holder: 'DEMONSTRACAO', exp_month: 12, exp_year: 2035, cvv: '123' })).token
