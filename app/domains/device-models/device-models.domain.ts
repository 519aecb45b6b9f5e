import type { Domain } from '#domain.ts'

export const deviceModels = {
  api: {},
} satisfies Domain
