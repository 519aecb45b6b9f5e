import type { Domain } from '#domain.ts'
import { landingApi } from './landing.api.ts'

export const landing = { api: landingApi } satisfies Domain
