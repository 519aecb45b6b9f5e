import { inAStore, Nothing } from '#platform/procedure.ts'
import { changeCoupon, createCoupon, removeCoupon, switchCoupon } from './coupons.actions.ts'
import { listCoupons, showCoupon } from './coupons.queries.ts'
import { CouponChange, CouponCreate, CouponDetail, CouponFilter, CouponPage, CouponRef, CouponSwitch } from './coupons.schemas.ts'

const all = '/v1/market/store/{store}/coupon' as const
const one = `${all}/{id}` as const
const here = inAStore.refusing('not_found')

export const couponsApi = {
  list: here.get(all, 'Os cupons da loja, com o que trouxeram', CouponFilter, CouponPage, listCoupons),
  show: here.get(one, 'Um cupom da loja', CouponRef, CouponDetail, showCoupon),
  create: here.create(all, 'Novo cupom', CouponCreate, CouponDetail, createCoupon),
  change: here.put(one, 'Muda um cupom; o código de um já usado fica', CouponChange, CouponDetail, changeCoupon),
  switch: here.post(`${one}/switch`, 'Liga ou desliga um cupom', CouponSwitch, CouponDetail, switchCoupon),
  remove: here.delete(one, 'Apaga um cupom', CouponRef, Nothing, removeCoupon),
}
