import { pick } from '#shared/pick.ts'
import type { PickupPoint } from './pickup-points.schemas.ts'

/** A point as its form sends it. */
export const pickupFields = (point: PickupPoint) => pick(point, 'name', 'address', 'city', 'uf', 'hours', 'active')
