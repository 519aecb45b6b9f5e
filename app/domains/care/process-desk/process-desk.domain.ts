import type { Domain } from '#domain.ts'
import { deskApi } from './desk/desk.api.ts'

export const processDesk = { api: deskApi } satisfies Domain
