import { signedDevice } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { deviceOrLogin } from '#platform/procedure.ts'
import { DeviceQueue, DeviceQueueRef } from './commands.schemas.ts'
import { awaitCommands } from './lease-commands.actions.ts'
import { listQueue } from './queue.queries.ts'

export const queueApi = {
  list: deviceOrLogin
    .refusing('not_found')
    .get(
      '/v1/ganza/ganza-iot-data/get-queue-job/{serial}',
      'A fila de comandos: o que há para fazer (ao robô), ou como cada um está (a quem o tem)',
      DeviceQueueRef,
      DeviceQueue,
      async (ctx, input, { signal }) => {
        if (!ctx.device) return { data: await listQueue(ctx, input), server_time: ctx.now() }
        const robot = signedDevice(ctx)
        if (robot.serial !== input.serial.toUpperCase()) throw new AppError('not_found')
        const data = await awaitCommands(ctx, robot, { wait: input.wait, signal })
        return { data, server_time: ctx.now() }
      },
    ),
}
