import { DeviceRef } from '#domains/devices/devices/devices.schemas.ts'
import { login, refusing } from '#platform/procedure.ts'
import { copyIntoOwn, returnTo, saveOwn, shareOwn } from './own-mode.actions.ts'
import { showOwnMode, showShared } from './own-mode.queries.ts'
import {
  ModeTried,
  ModeTry,
  OwnMode,
  OwnModeCopy,
  OwnModeReturn,
  OwnModeSave,
  OwnModeShare,
  SharedMode,
  SharedModeRef,
} from './own-mode.schemas.ts'
import { tryMode } from './try-mode.queries.ts'

const path = '/v1/ganza/ganza/{id}/meu-modo' as const
const own = refusing(login, 'not_found')

export const ownModeApi = {
  show: own
    .route({ method: 'GET', path, summary: 'O meu-modo de quem tem o robô, com as versões' })
    .input(DeviceRef)
    .output(OwnMode)
    .handler(({ context, input }) => showOwnMode(context, input)),
  save: own
    .route({ method: 'PUT', path, summary: 'Salva o meu-modo como uma nova versão' })
    .input(OwnModeSave)
    .output(OwnMode)
    .handler(({ context, input }) => saveOwn(context, input)),
  returnTo: own
    .route({ method: 'POST', path: `${path}/return`, summary: 'Volta a uma versão anterior' })
    .input(OwnModeReturn)
    .output(OwnMode)
    .handler(({ context, input }) => returnTo(context, input)),
  copy: own
    .route({ method: 'POST', path: `${path}/copy`, summary: 'Começa de um modo pronto ou compartilhado' })
    .input(OwnModeCopy)
    .output(OwnMode)
    .handler(({ context, input }) => copyIntoOwn(context, input)),
  share: refusing(login, 'not_found', 'conflict')
    .route({
      method: 'POST',
      path: `${path}/share`,
      summary: 'Compartilha o meu-modo por um link, ou deixa de fazer isso',
    })
    .input(OwnModeShare)
    .output(OwnMode)
    .handler(({ context, input }) => shareOwn(context, input)),
  try: own
    .route({
      method: 'POST',
      path: '/v1/ganza/ganza/{id}/simulate',
      summary: 'O que um programa teria feito nos últimos 7 dias do robô',
    })
    .input(ModeTry)
    .output(ModeTried)
    .handler(({ context, input }) => tryMode(context, input)),
  shared: own
    .route({
      method: 'GET',
      path: '/v1/ganza/modo-compartilhado/{share_key}',
      summary: 'Um modo compartilhado por um link',
    })
    .input(SharedModeRef)
    .output(SharedMode)
    .handler(({ context, input }) => showShared(context, input)),
}
