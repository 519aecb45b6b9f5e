import type { Domain } from '#domain.ts'

export const devices = {
  api: {},
} satisfies Domain
