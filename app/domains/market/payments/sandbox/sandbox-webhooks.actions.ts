import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { signBody } from '#platform/payments/signature.ts'
import { sandbox_webhooks } from './sandbox.table.ts'
import { demandSandbox } from './sandbox-bank.actions.ts'

const TIMEOUT_MS = 10_000

/** The job: sends a webhook; anything but a good answer is tried again. */
export async function deliverWebhook(ctx: Context, { webhook_id }: { webhook_id: number }): Promise<void> {
  const { keys, webhook_url } = demandSandbox(ctx)
  const this_one = eq(sandbox_webhooks.id, webhook_id)
  const [webhook] = await ctx.db.select().from(sandbox_webhooks).where(this_one)
  if (!webhook) return
  const answer = await fetch(webhook_url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signBody(keys.webhook_secret, webhook.body, ctx.now()),
    },
    body: webhook.body,
  })
  await ctx.db
    .update(sandbox_webhooks)
    .set({ deliveries: sql`${sandbox_webhooks.deliveries} + 1` })
    .where(this_one)
  if (!answer.ok) throw new Error(`a webhook of the sandbox was answered with ${answer.status}`)
}
