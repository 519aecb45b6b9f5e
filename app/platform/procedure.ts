import type { Permission } from './access/permissions.ts'
import { callsOf } from './verbs.ts'

/** Who may call: the first word of each line of an `*.api.ts`. */
export const anyone = callsOf('public')
export const inSession = callsOf('in_session')
export const signedInOnly = callsOf('signed_in')
export const login = callsOf('login')
export const confirmed = callsOf('confirmed')
export const owner = callsOf('owner')
export const inAStore = callsOf('store')
export const device = callsOf('device')
export const deviceOrLogin = callsOf('device_or_login')
export const iotAnalysts = callsOf('iot_analyst')
export const managers = callsOf('manager')
export const admins = callsOf('admin')
export const teachers = callsOf('professor')
export const cupBench = callsOf('cup-professor')
export const writers = callsOf('writer')
export const whoCan = (permission: Permission) => callsOf(`can:${permission}`)
export { Nothing } from './verbs.ts'
