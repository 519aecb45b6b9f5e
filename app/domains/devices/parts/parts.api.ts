import { login, refusing } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DevicePartsWear, RobotPartRef } from './parts.schemas.ts'
import { replacePart, undoReplacement } from './replace-part.actions.ts'
import { showParts } from './wear.queries.ts'

const replacement = '/v1/ganza/ganza/{id}/part/{part_id}/replacement'

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
  replace: refusing(login, 'conflict')
    .route({ method: 'POST', path: replacement, successStatus: 201, summary: 'Anota que uma peça foi trocada agora' })
    .input(RobotPartRef)
    .output(DevicePartsWear)
    .handler(({ context, input }) => replacePart(context, input)),
  undo: refusing(login, 'conflict')
    .route({
      method: 'POST',
      path: `${replacement}/undo`,
      successStatus: 201,
      summary: 'Desfaz a última troca de uma peça',
    })
    .input(RobotPartRef)
    .output(DevicePartsWear)
    .handler(({ context, input }) => undoReplacement(context, input)),
}
