import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import type { Context } from '#platform/context.ts'

/** How many commands a robot has yet to answer: every answer to it says so, and it fetches them. */
export async function waitingCommands(ctx: Context, device_id: number) {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(device_commands)
    .where(
      and(
        eq(device_commands.device_id, device_id),
        inArray(device_commands.state, ['criado', 'enviado', 'recebido']),
        gt(device_commands.expires_at, ctx.now()),
      ),
    )
  return row?.waiting ?? 0
}
