import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'

const robot = firmware_rollout_devices

/** Tells the owners of these robots that a version waits for their word: once per person, robot and version. */
export const tellOffers = (ctx: Context, device_ids: number[]) =>
  ctx.transaction(async (tx) => {
    for (const { user_id, name, device_id, serial, version, due_at } of await undecided(tx, device_ids))
      await notify(tx, {
        user_id,
        kind: 'device',
        title: `Versão ${version} pronta para ${name}`,
        text: `O robô se atualiza sozinho ${onDay(formatDayTime(due_at))}. Antes disso você pode atualizar agora ou adiar.`,
        url: `/ganza/${serial}/versao`,
        key: `firmware-offer:${device_id}:${version}`,
      })
  })

/** Those whose turn has not come: whose owner may still decide. */
const undecided = ({ db, now }: Context, device_ids: number[]) =>
  db
    .select({
      user_id: device_links.user_id,
      name: device_links.name,
      device_id: devices.id,
      serial: devices.serial,
      version: firmware_versions.version,
      due_at: robot.due_at,
    })
    .from(robot)
    .innerJoin(
      firmware_rollouts,
      and(eq(firmware_rollouts.id, robot.rollout_id), eq(firmware_rollouts.state, 'andando')),
    )
    .innerJoin(firmware_versions, eq(firmware_versions.id, firmware_rollouts.firmware_version_id))
    .innerJoin(devices, eq(devices.id, robot.device_id))
    .innerJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
    .where(
      and(
        inArray(robot.device_id, device_ids),
        eq(robot.step, 'oferecida'),
        isNull(robot.command_id),
        gt(robot.due_at, now()),
      ),
    )
    .orderBy(asc(devices.id))
