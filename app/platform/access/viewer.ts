import type { Placeholder } from 'drizzle-orm'
import type { Permission } from './permissions.ts'

/** The signed-in user of a request. Plain data, loaded once per request from the session; null = a visitor. */
export type SignedIn = {
  id: number
  nickname: string
  photo_url: string | null
  session_id: number
  /** This request extended the session by another 30 days: the web cookie's expiry must follow. */
  session_slid: boolean
  user_type: string
  roles: string[]
  permissions: string[]
  email_verified: boolean
  /** Has requested erasure: may do nothing but cancel the request. */
  leaving: boolean
  /** Declined analytics on some device; applies to all of them. */
  analytics_refused: boolean
  /** Discreet mode: the site shows a neutral name and icon. */
  discreet: boolean
  /** Wants nothing of the game: no menu entry, no toast, no badge. */
  game_hidden: boolean
  registration_confirmed: boolean
  terms_accepted: boolean
  need_update_password: boolean
  users_is_professor_copa_grower: boolean
  /** Ids of people who blocked the viewer, or whom the viewer blocked: neither sees what is the other's. */
  apart: number[]
  /** Younger than seven days: stricter limits (platform/rate-limit/limit-for.ts). */
  new_account: boolean
  /** Shown on the notification bell; counted up to a hundred. */
  unread_notices: number
  /** Pieces in the own cart, for the top bar. */
  in_cart: number
  /** Works in a store. */
  has_store: boolean
}
export type Viewer = SignedIn | null

/** The viewer as policies take it. In a prepared statement ids are placeholders. */
export type PolicyViewer =
  | (Pick<SignedIn, 'user_type' | 'roles' | 'permissions'> & {
      id: number | Placeholder
      apart: number[] | Placeholder
    })
  | null

type Roles = Pick<SignedIn, 'user_type' | 'roles' | 'permissions'> | null

/** Admin by user type or by role (specification, 6). */
export const isAdmin = (viewer: Roles) => !!viewer && (viewer.user_type === 'admin' || viewer.roles.includes('admin'))

export const hasRole = (viewer: Viewer, ...roles: string[]) => !!viewer && roles.some((r) => viewer.roles.includes(r))

/** Permissions are checked by name; the admin has them all. */
export const can = (viewer: Roles, permission: Permission) =>
  isAdmin(viewer) || !!viewer?.permissions.includes(permission)

/** A person without any role, whose own work a job goes on with. */
export const asPerson = (id: number): SignedIn => ({
  id,
  nickname: '',
  photo_url: null,
  session_id: 0,
  session_slid: false,
  user_type: 'grower',
  roles: [],
  permissions: [],
  email_verified: true,
  leaving: false,
  analytics_refused: false,
  discreet: false,
  game_hidden: false,
  registration_confirmed: true,
  terms_accepted: true,
  need_update_password: false,
  users_is_professor_copa_grower: false,
  apart: [],
  new_account: false,
  unread_notices: 0,
  in_cart: 0,
  has_store: false,
})
