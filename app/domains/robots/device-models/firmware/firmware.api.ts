import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { changeFirmware, createFirmware, publishFirmware, removeFirmware, withdrawFirmware } from './firmware.actions.ts'
import { listFirmware, showFirmware } from './firmware.queries.ts'
import { FirmwareChange, FirmwareFilter, FirmwareInput, FirmwareKey, FirmwarePage, FirmwareRef, FirmwareVersion } from './firmware.schemas.ts'
import { firmwarePublicKey } from './firmware-key.secrets.ts'

const team = whoCan('devices.manage')
const teamInConflict = team.refusing('conflict')
const all = '/v1/ganza/firmware'
const one = `${all}/{id}` as const

export const firmwareApi = {
  list: iotAnalysts.get(all, 'Versões do firmware', FirmwareFilter, FirmwarePage, listFirmware),
  show: iotAnalysts.get(one, 'Uma versão do firmware', FirmwareRef, FirmwareVersion, (ctx, { id }) => showFirmware(ctx, id)),
  key: iotAnalysts.get('/v1/ganza/firmware_key', 'Chave pública que confere as versões', FirmwareKey, (ctx) => ({
    algorithm: 'Ed25519' as const,
    public_key: firmwarePublicKey(ctx.env.keys),
  })),
  create: team.create(all, 'Nova versão, como rascunho', FirmwareInput, FirmwareVersion, createFirmware),
  update: team.put(one, 'Muda as notas de uma versão', FirmwareChange, FirmwareVersion, changeFirmware),
  publish: teamInConflict.post(`${one}/publish`, 'Assina e publica; o arquivo não muda mais', FirmwareRef, FirmwareVersion, (ctx, { id }) => publishFirmware(ctx, id)),
  withdraw: teamInConflict.post(`${one}/withdraw`, 'Retira uma versão publicada', FirmwareRef, FirmwareVersion, (ctx, { id }) => withdrawFirmware(ctx, id)),
  remove: teamInConflict.delete(one, 'Apaga um rascunho', FirmwareRef, Nothing, (ctx, { id }) => removeFirmware(ctx, id)),
}
