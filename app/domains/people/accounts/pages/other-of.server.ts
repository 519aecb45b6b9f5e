import { can, type SignedIn } from '#platform/access/viewer.ts'

/**
 * The id in `?user_id=` when it is another user's: returned for staff, null (404) for everybody else. Undefined without
 * it or with the viewer's own id.
 */
export function otherOf(url: URL, viewer: SignedIn): number | null | undefined {
  const other = url.searchParams.get('user_id')
  if (other === null || other === String(viewer.id)) return undefined
  return /^\d{1,9}$/.test(other) && can(viewer, 'users.manage') ? Number(other) : null
}
