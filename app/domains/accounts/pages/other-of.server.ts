import { can, type SignedIn } from '#platform/access/viewer.ts'

/**
 * Whose profile `?user_id=` asks for, when it is somebody else's: staff edit it, for others it does not exist (null).
 * Without it, or with the own id, undefined: one's own.
 */
export function otherOf(url: URL, viewer: SignedIn): number | null | undefined {
  const asked = url.searchParams.get('user_id')
  if (asked === null || asked === String(viewer.id)) return undefined
  return /^\d{1,9}$/.test(asked) && can(viewer, 'users.manage') ? Number(asked) : null
}
