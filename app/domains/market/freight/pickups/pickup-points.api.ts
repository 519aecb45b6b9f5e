import { inAStore, Nothing } from '#platform/procedure.ts'
import { changePickup, createPickup, removePickup } from './pickup-points.actions.ts'
import { showPickup } from './pickup-points.queries.ts'
import { PickupPoint, PickupPointChange, PickupPointCreate, PickupPointRef } from './pickup-points.schemas.ts'

const all = '/v1/market/store/{store}/pickup-point' as const
const one = `${all}/{id}` as const
const here = inAStore.refusing('not_found')

export const pickupPointsApi = {
  show: here.get(one, 'Um ponto de retirada da loja', PickupPointRef, PickupPoint, showPickup),
  create: inAStore.refusing('not_found', 'conflict').create(all, 'Novo ponto de retirada', PickupPointCreate, PickupPoint, createPickup),
  change: here.put(one, 'Muda um ponto de retirada', PickupPointChange, PickupPoint, changePickup),
  remove: here.delete(one, 'Apaga um ponto de retirada', PickupPointRef, Nothing, removePickup),
}
