import type { Domain } from '#domain.ts'

export const telemetry = {
  api: {},
} satisfies Domain
