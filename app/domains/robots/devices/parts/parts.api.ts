import { login } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DevicePartsWear, RobotPartRef } from './parts.schemas.ts'
import { replacePart, undoReplacement } from './replace-part.actions.ts'
import { showParts } from './wear.queries.ts'

const replacement = '/v1/ganza/ganza/{id}/part/{part_id}/replacement'

export const partsApi = {
  show: login.get('/v1/ganza/ganza/{id}/part', 'As peças de um robô, há quanto tempo trabalham e quanto duram', DeviceRef, DevicePartsWear, (ctx, { id }) => showParts(ctx, id)),
  replace: login.refusing('conflict').create(replacement, 'Anota que uma peça foi trocada agora', RobotPartRef, DevicePartsWear, replacePart),
  undo: login.refusing('conflict').create(`${replacement}/undo`, 'Desfaz a última troca de uma peça', RobotPartRef, DevicePartsWear, undoReplacement),
}
