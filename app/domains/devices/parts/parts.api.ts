import { login } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DevicePartsWear } from './parts.schemas.ts'
import { showParts } from './wear.queries.ts'

export const partsApi = {
  show: login
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/part',
      summary: 'As peças de um robô, há quanto tempo trabalham e quanto duram',
    })
    .input(DeviceRef)
    .output(DevicePartsWear)
    .handler(({ context, input }) => showParts(context, input.id)),
}
