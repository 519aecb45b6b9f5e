import { type InDevice, noteEvent } from '#domains/robots/devices/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { CommandKind } from '../commands/command.kinds.ts'
import { cardOf } from '../commands/queue.queries.ts'
import { queueCommand } from '../commands/queue-command.actions.ts'
import type { Wished } from './wishes.schemas.ts'

/** Queues what a person asked of a robot, with its event; staff is in the audit log. */
export async function queueWish(
  tx: Context,
  { device, role }: InDevice,
  kind: CommandKind,
  payload: Record<string, unknown>,
  ttl_minutes?: number,
): Promise<Wished> {
  const created_by = signedIn(tx).id
  const command = await queueCommand(tx, { device_id: device.id, kind, payload, ttl_minutes, created_by })
  const card = cardOf(command)
  const { id, mode, channel, level } = card
  await noteEvent(tx, device.id, 'command_queued', {
    ...{ id, kind, ...(mode && { mode }), ...(channel && { channel, level }) },
  })
  if (role === 'staff') await audit(tx, { action: `device.${kind}`, subject: `device:${device.id}`, after: card })
  return { command: card, desired_version: typeof payload.version === 'number' ? payload.version : null }
}
