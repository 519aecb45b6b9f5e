import { lastAddress } from '#domains/market/orders/index.ts'
import type { Context } from '#platform/context.ts'
import type { KnownCep } from './product-quote.schemas.ts'

/** Where their last order went, or where they live by their registration. */
export const knownCep = async (ctx: Context): Promise<KnownCep> => ({ cep: (await lastAddress(ctx))?.cep ?? null })
