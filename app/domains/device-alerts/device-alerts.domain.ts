import type { Domain } from '#domain.ts'

export const deviceAlerts = {
  api: {},
} satisfies Domain
