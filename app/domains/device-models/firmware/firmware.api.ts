import { z } from 'zod'
import { iotAnalysts, refusing, whoCan } from '#platform/procedure.ts'
import {
  changeFirmware,
  createFirmware,
  publishFirmware,
  removeFirmware,
  withdrawFirmware,
} from './firmware.actions.ts'
import { listFirmware, showFirmware } from './firmware.queries.ts'
import {
  FirmwareChange,
  FirmwareFilter,
  FirmwareInput,
  FirmwareKey,
  FirmwarePage,
  FirmwareRef,
  FirmwareVersion,
} from './firmware.schemas.ts'
import { firmwarePublicKey } from './firmware-key.secrets.ts'

const team = whoCan('devices.manage')
const teamInConflict = refusing(team, 'conflict')
const all = '/v1/ganza/firmware'
const one = `${all}/{id}` as const

export const firmwareApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Versões do firmware' })
    .input(FirmwareFilter)
    .output(FirmwarePage)
    .handler(({ context, input }) => listFirmware(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Uma versão do firmware' })
    .input(FirmwareRef)
    .output(FirmwareVersion)
    .handler(({ context, input }) => showFirmware(context, input.id)),
  key: iotAnalysts
    .route({ method: 'GET', path: '/v1/ganza/firmware_key', summary: 'Chave pública que confere as versões' })
    .output(FirmwareKey)
    .handler(({ context }) => ({ algorithm: 'Ed25519' as const, public_key: firmwarePublicKey(context.env.keys) })),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova versão, como rascunho' })
    .input(FirmwareInput)
    .output(FirmwareVersion)
    .handler(({ context, input }) => createFirmware(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda as notas de uma versão' })
    .input(FirmwareChange)
    .output(FirmwareVersion)
    .handler(({ context, input }) => changeFirmware(context, input)),
  publish: teamInConflict
    .route({ method: 'POST', path: `${one}/publish`, summary: 'Assina e publica; o arquivo não muda mais' })
    .input(FirmwareRef)
    .output(FirmwareVersion)
    .handler(({ context, input }) => publishFirmware(context, input.id)),
  withdraw: teamInConflict
    .route({ method: 'POST', path: `${one}/withdraw`, summary: 'Retira uma versão publicada' })
    .input(FirmwareRef)
    .output(FirmwareVersion)
    .handler(({ context, input }) => withdrawFirmware(context, input.id)),
  remove: teamInConflict
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um rascunho' })
    .input(FirmwareRef)
    .output(z.void())
    .handler(({ context, input }) => removeFirmware(context, input.id)),
}
