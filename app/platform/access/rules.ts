import { constants } from '../constants.ts'
import type { Device } from './device.ts'
import type { Permission } from './permissions.ts'
import { can, hasRole, isAdmin, type Viewer } from './viewer.ts'

/**
 * Access rules of the specification's route and call tables, set as data on pages and procedures alike.
 * `in_session`: any session, even one that must change its password first: it may do that, and log out.
 * `signed_in`: as `login`, but without a verified e-mail or accepted terms (areas contas and perfil).
 * `owner`: as `login`; ownership of the row is checked by its policy (others get 404).
 * `store`: as `seller`, or admin; the role in that store is checked by `inStore` (stores/members).
 * `device`: a robot's own token; `device_or_login`: that, or as `login`.
 */
export type Access =
  | 'public' | 'guest' | 'in_session' | 'signed_in' | 'login' | 'confirmed' | 'owner' | 'seller' | 'store' | 'professor' | 'writer'
  | 'manager' | 'iot_analyst' | 'cup-professor' | 'admin' | 'device' | 'device_or_login' | `can:${Permission}` // biome-ignore format: one line per group reads better

/** Why access is refused, in the order in which the reasons are checked. */
export type Refusal =
  | { why: 'signed_out' }
  | { why: 'signed_in' }
  | { why: 'leaving' }
  | { why: 'unverified' }
  | { why: 'terms' }
  | { why: 'password' }
  | { why: 'unconfirmed' }
  | { why: 'forbidden'; sentence?: string; waits?: number }

const allow = null
const panel = { why: 'forbidden', sentence: 'Você não tem permissão para acessar este painel' } as const

/** Those that ask for nothing more than what `refusal` looks at for all. */
const plain = new Set<Access>([
  ...(['public', 'guest', 'in_session', 'signed_in', 'login', 'confirmed', 'owner', 'seller', 'store'] as const),
  ...(['device', 'device_or_login'] as const),
])

const special: Partial<Record<Access, (viewer: Viewer) => Refusal | null>> = {
  admin: (v) => (isAdmin(v) ? allow : { why: 'forbidden' }),
  manager: (v) => (isAdmin(v) || hasRole(v, 'manager') ? allow : { why: 'forbidden' }),
  professor: (v) => (isAdmin(v) || hasRole(v, 'professor', 'manager') ? allow : { why: 'forbidden' }),
  writer: (v) =>
    isAdmin(v) || hasRole(v, 'escritor', 'professor') ? allow : { ...panel, waits: constants.writerCheckDelayMs },
  // Who may change robots may look at them.
  iot_analyst: (v) =>
    can(v, 'devices.manage') || hasRole(v, 'iot_analyst') ? allow : { ...panel, waits: constants.adminCheckDelayMs },
  'cup-professor': (v) =>
    v?.users_is_professor_copa_grower ? allow : { why: 'forbidden', sentence: 'Você não é professor copa grower!' },
}

/** null = allowed; an unknown rule is a fault (500), never a way in. Pages turn a refusal into a redirect, API calls into 401 or 403. */
export function refusal(access: Access, viewer: Viewer, device: Device = null): Refusal | null {
  if (!plain.has(access) && !special[access] && !access.startsWith('can:'))
    throw new Error(`There is no access rule '${access}'.`)
  if (access === 'public') return allow
  if (access.startsWith('device') && device) return allow
  if (access === 'device') return { why: 'signed_out' }
  if (access === 'guest') return viewer ? { why: 'signed_in' } : allow
  if (!viewer) return { why: 'signed_out' }
  if (access === 'in_session') return allow
  if (viewer.leaving) return access === 'signed_in' ? allow : { why: 'leaving' }
  if (viewer.need_update_password) return { why: 'password' }
  if (access === 'signed_in') return allow
  if (!viewer.email_verified) return { why: 'unverified' }
  if (!viewer.terms_accepted) return { why: 'terms' }
  if (demandsRegistration(access, viewer) && !viewer.registration_confirmed) return { why: 'unconfirmed' }
  if (access.startsWith('can:')) return can(viewer, access.slice(4) as Permission) ? allow : { why: 'forbidden' }
  return special[access]?.(viewer) ?? allow
}

const demandsRegistration = (access: Access, viewer: Viewer) =>
  access === 'confirmed' || access === 'seller' || (access === 'store' && !can(viewer, 'marketplace.manage'))
