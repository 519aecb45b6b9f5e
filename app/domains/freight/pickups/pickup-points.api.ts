import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import { changePickup, createPickup, removePickup } from './pickup-points.actions.ts'
import { showPickup } from './pickup-points.queries.ts'
import { PickupPoint, PickupPointChange, PickupPointCreate, PickupPointRef } from './pickup-points.schemas.ts'

const all = '/v1/market/store/{store}/pickup-point' as const
const one = `${all}/{id}` as const
const here = refusing(inAStore, 'not_found')

export const pickupPointsApi = {
  show: here
    .route({ method: 'GET', path: one, summary: 'Um ponto de retirada da loja' })
    .input(PickupPointRef)
    .output(PickupPoint)
    .handler(({ context, input }) => showPickup(context, input)),
  create: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo ponto de retirada' })
    .input(PickupPointCreate)
    .output(PickupPoint)
    .handler(({ context, input }) => createPickup(context, input)),
  change: here
    .route({ method: 'PUT', path: one, summary: 'Muda um ponto de retirada' })
    .input(PickupPointChange)
    .output(PickupPoint)
    .handler(({ context, input }) => changePickup(context, input)),
  remove: here
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um ponto de retirada' })
    .input(PickupPointRef)
    .output(z.void())
    .handler(({ context, input }) => removePickup(context, input)),
}
