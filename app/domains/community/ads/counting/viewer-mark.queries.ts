import type { Context } from '#platform/context.ts'
import { sign } from '#platform/keys.ts'
import { dayKey } from '#shared/dates.ts'

/**
 * By what a person is counted once: the account, or a keyed hash of address, browser and day, which identifies nobody.
 * Null for who has not allowed it: nothing is measured of them.
 */
export function measuredViewer({ viewer, request, env, now }: Context): string | null {
  if (!request.accepts_counting || viewer?.analytics_refused) return null
  if (viewer) return `u${viewer.id}`
  return `v${sign(env.keys, ['ad', dayKey(now()), request.ip, request.user_agent].join('\n')).slice(0, 22)}`
}
