import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { PaymentGateway, TokenPlace } from '#platform/payments/gateway.ts'

/** Whether anything can be paid here. */
export const paymentsConfigured = ({ env }: Context) => env.payments !== undefined

/** Where `CardFields` takes a card; null where nothing can be paid. */
export const tokenPlace = ({ env }: Context): TokenPlace | null => env.payments?.tokens ?? null

/** The gateway; 503 in words where none is configured. */
export function demandGateway({ env }: Context): PaymentGateway {
  if (env.payments) return env.payments
  throw new AppError('unavailable', 'Os pagamentos ainda não foram configurados neste site. Fale com a gente.')
}
