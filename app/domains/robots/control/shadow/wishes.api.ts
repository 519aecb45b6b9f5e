import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { noteContact } from '#domains/robots/devices/index.ts'
import { signedDevice } from '#platform/context.ts'
import { device, login } from '#platform/procedure.ts'
import { hello } from './hello.queries.ts'
import { RobotHello } from './hello.schemas.ts'
import { showModeSwitch } from './mode-switch.queries.ts'
import { changeMode, restart, setChannel } from './wishes.actions.ts'
import { ChannelWish, ModeChange, ModeSwitch, Wished } from './wishes.schemas.ts'

const worked = login.refusing('not_found')

export const wishesApi = {
  hello: device.get('/v1/ganza/hello', 'O que o robô deve ser: canais, desejos e programa', RobotHello, async (ctx) => {
    const robot = signedDevice(ctx)
    await noteContact(ctx, robot.id)
    return hello(ctx, robot)
  }),
  modeSwitch: worked.get('/v1/ganza/ganza/{id}/mode-switch/{modo_id}', 'O que mudaria com outro modo, antes de pedir', ModeChange, ModeSwitch, showModeSwitch),
  changeMode: worked.put('/v1/ganza/get-queue-job/change-modo-ganza/{id}', 'Muda o modo do robô: fica como desejo, e o comando entra na fila', ModeChange, Wished, changeMode),
  setChannel: worked.put('/v1/ganza/ganza/{id}/level/{slug}', 'Ajusta um canal à mão, até uma hora ou até você voltar ao modo', ChannelWish, Wished, setChannel),
  restart: worked.post('/v1/ganza/ganza/{id}/restart', 'Pede que o robô reinicie', DeviceRef, Wished, restart),
}
