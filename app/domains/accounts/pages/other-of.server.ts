import { can, type SignedIn } from '#platform/access/viewer.ts'

/**
 * Whose profile `?user_id=` asks for, when it is somebody else's: staff edit it, for others it does not exist (null).
 * Without it, or with the own id, undefined: one's own.
 */
export function otherOf(url: URL, viewer: SignedIn): number | null | undefined {
  const other = url.searchParams.get('user_id')
  if (other === null || other === String(viewer.id)) return undefined
  return /^\d{1,9}$/.test(other) && can(viewer, 'users.manage') ? Number(other) : null
}
