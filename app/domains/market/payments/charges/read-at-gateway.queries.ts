import type { Context } from '#platform/context.ts'
import type { Answer, GatewayCharge } from '#platform/payments/gateway.ts'
import type { Charge } from './charges.table.ts'
import { demandGateway } from './configured.rules.ts'

/** A charge as the gateway has it: by its id, or by our code while its answer to the opening is missing. */
export async function readAtGateway(
  ctx: Context,
  { gateway_charge_id, uuid }: Pick<Charge, 'gateway_charge_id' | 'uuid'>,
): Promise<Answer<GatewayCharge | null>> {
  const answer = await demandGateway(ctx).find({ id: gateway_charge_id ?? undefined, code: uuid })
  if (answer.result === 'done' && answer.value && answer.value.code !== uuid)
    throw new Error('the gateway showed another charge than the one that was asked for')
  return answer
}
