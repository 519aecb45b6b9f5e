import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { freight_labels } from './freight-labels.table.ts'
import { labelStateOf } from './label.model.ts'
import { noteNews } from './labels.actions.ts'

const Said = z.object({
  /** 'order.posted' */
  event: z.string(),
  data: z.object({ id: z.string(), tracking: z.string().nullish() }).nullish(),
})

export type LabelWebhookEffect = 'written' | 'unknown'

/**
 * Takes a webhook of Melhor Envio: signed with the secret of our application over the bytes as they came. Each comes as
 * often as it likes, in any order: a label only goes on. What is not about a label of ours has no effect.
 */
export async function receiveLabelWebhook(ctx: Context, body: string, signature: unknown): Promise<LabelWebhookEffect> {
  const there = ctx.env.melhor_envio
  if (!there) throw new AppError('not_found')
  if (!there.isSigned(body, signature)) throw new AppError('unauthorized', 'A assinatura não confere.')
  const { event, data } = Said.safeParse(jsonOf(body)).data ?? {}
  const state = labelStateOf(event?.split('.')[1] ?? '')
  if (!data || !state) return 'unknown'
  return ctx.transaction(async (tx) => {
    const [label] = await tx.db
      .select({ id: freight_labels.id })
      .from(freight_labels)
      .where(eq(freight_labels.gateway_id, data.id))
    if (!label) return 'unknown'
    await noteNews(tx, label.id, { state, tracking_code: data.tracking ?? null })
    return 'written'
  })
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null // signed, but no JSON: their trial when a webhook is set up
  }
}
