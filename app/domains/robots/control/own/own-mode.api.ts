import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { login } from '#platform/procedure.ts'
import { copyIntoOwn, returnTo, saveOwn, shareOwn } from './own-mode.actions.ts'
import { showOwnMode, showShared } from './own-mode.queries.ts'
import { ModeTried, ModeTry, OwnMode, OwnModeCopy, OwnModeReturn, OwnModeSave, OwnModeShare, SharedMode, SharedModeRef } from './own-mode.schemas.ts'
import { tryMode } from './try-mode.queries.ts'

const path = '/v1/ganza/ganza/{id}/meu-modo' as const
const own = login.refusing('not_found')

export const ownModeApi = {
  show: own.get(path, 'O meu-modo de quem tem o robô, com as versões', DeviceRef, OwnMode, showOwnMode),
  save: own.put(path, 'Salva o meu-modo como uma nova versão', OwnModeSave, OwnMode, saveOwn),
  returnTo: own.post(`${path}/return`, 'Volta a uma versão anterior', OwnModeReturn, OwnMode, returnTo),
  copy: own.post(`${path}/copy`, 'Começa de um modo pronto ou compartilhado', OwnModeCopy, OwnMode, copyIntoOwn),
  share: login.refusing('not_found', 'conflict').post(`${path}/share`, 'Compartilha o meu-modo por um link, ou deixa de fazer isso', OwnModeShare, OwnMode, shareOwn),
  try: own.post('/v1/ganza/ganza/{id}/simulate', 'O que um programa teria feito nos últimos 7 dias do robô', ModeTry, ModeTried, tryMode),
  shared: own.get('/v1/ganza/modo-compartilhado/{share_key}', 'Um modo compartilhado por um link', SharedModeRef, SharedMode, showShared),
}
