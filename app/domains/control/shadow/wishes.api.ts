import { DeviceRef } from '#domains/devices/devices/devices.schemas.ts'
import { noteContact } from '#domains/devices/index.ts'
import { signedDevice } from '#platform/context.ts'
import { device, login, refusing } from '#platform/procedure.ts'
import { hello } from './hello.queries.ts'
import { RobotHello } from './hello.schemas.ts'
import { changeMode, restart, setChannel } from './wishes.actions.ts'
import { ChannelWish, ModeChange, Wished } from './wishes.schemas.ts'

const worked = refusing(login, 'not_found')

export const wishesApi = {
  hello: device
    .route({ method: 'GET', path: '/v1/ganza/hello', summary: 'O que o robô deve ser: canais, desejos e programa' })
    .output(RobotHello)
    .handler(async ({ context }) => {
      const robot = signedDevice(context)
      await noteContact(context, robot.id)
      return hello(context, robot)
    }),
  changeMode: worked
    .route({
      method: 'PUT',
      path: '/v1/ganza/get-queue-job/change-modo-ganza/{id}',
      summary: 'Muda o modo do robô: fica como desejo, e o comando entra na fila',
    })
    .input(ModeChange)
    .output(Wished)
    .handler(({ context, input }) => changeMode(context, input)),
  setChannel: worked
    .route({
      method: 'PUT',
      path: '/v1/ganza/ganza/{id}/level/{slug}',
      summary: 'Ajusta um canal à mão, até uma hora ou até você voltar ao modo',
    })
    .input(ChannelWish)
    .output(Wished)
    .handler(({ context, input }) => setChannel(context, input)),
  restart: worked
    .route({ method: 'POST', path: '/v1/ganza/ganza/{id}/restart', summary: 'Pede que o robô reinicie' })
    .input(DeviceRef)
    .output(Wished)
    .handler(({ context, input }) => restart(context, input)),
}
