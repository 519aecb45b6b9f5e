import type { Placeholder } from 'drizzle-orm'
import type { Permission } from './permissions.ts'

/** Who is asking. Plain data, loaded once per request from the session; null = a visitor. */
export type SignedIn = {
  id: number
  nickname: string
  photo_url: string | null
  session_id: number
  /** The session slid on for another 30 days with this request: so must the web's cookie. */
  session_slid: boolean
  user_type: string
  roles: string[]
  permissions: string[]
  email_verified: boolean
  /** Asked to be erased: nothing is open to them but to change their mind. */
  leaving: boolean
  /** Said no to counting visits, wherever that was: it holds on every device. */
  analytics_refused: boolean
  /** The site goes by a neutral name and icon. */
  discreet: boolean
  registration_confirmed: boolean
  terms_accepted: boolean
  need_update_password: boolean
  users_is_professor_copa_grower: boolean
  /** For the bell; more than a hundred are not counted. */
  unread_notices: number
}
export type Viewer = SignedIn | null

/** What decides who may see. A prepared statement stands a placeholder in the place of the id. */
export type Asker = (Pick<SignedIn, 'user_type' | 'roles' | 'permissions'> & { id: number | Placeholder }) | null

/** Admin is recognised by user type or by role (specification, 6). */
export const isAdmin = (viewer: Asker) => !!viewer && (viewer.user_type === 'admin' || viewer.roles.includes('admin'))

export const hasRole = (viewer: Viewer, ...roles: string[]) => !!viewer && roles.some((r) => viewer.roles.includes(r))

/** Permissions are checked by name; the admin has them all. */
export const can = (viewer: Asker, permission: Permission) =>
  isAdmin(viewer) || !!viewer?.permissions.includes(permission)
