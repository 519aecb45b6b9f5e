import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import { changeCoupon, createCoupon, removeCoupon, switchCoupon } from './coupons.actions.ts'
import { listCoupons, showCoupon } from './coupons.queries.ts'
import {
  CouponChange,
  CouponCreate,
  CouponDetail,
  CouponFilter,
  CouponPage,
  CouponRef,
  CouponSwitch,
} from './coupons.schemas.ts'

const all = '/v1/market/store/{store}/coupon' as const
const one = `${all}/{id}` as const
const here = refusing(inAStore, 'not_found')

export const couponsApi = {
  list: here
    .route({ method: 'GET', path: all, summary: 'Os cupons da loja, com o que trouxeram' })
    .input(CouponFilter)
    .output(CouponPage)
    .handler(({ context, input }) => listCoupons(context, input)),
  show: here
    .route({ method: 'GET', path: one, summary: 'Um cupom da loja' })
    .input(CouponRef)
    .output(CouponDetail)
    .handler(({ context, input }) => showCoupon(context, input)),
  create: here
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo cupom' })
    .input(CouponCreate)
    .output(CouponDetail)
    .handler(({ context, input }) => createCoupon(context, input)),
  change: here
    .route({ method: 'PUT', path: one, summary: 'Muda um cupom; o código de um já usado fica' })
    .input(CouponChange)
    .output(CouponDetail)
    .handler(({ context, input }) => changeCoupon(context, input)),
  switch: here
    .route({ method: 'POST', path: `${one}/switch`, summary: 'Liga ou desliga um cupom' })
    .input(CouponSwitch)
    .output(CouponDetail)
    .handler(({ context, input }) => switchCoupon(context, input)),
  remove: here
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um cupom' })
    .input(CouponRef)
    .output(z.void())
    .handler(({ context, input }) => removeCoupon(context, input)),
}
