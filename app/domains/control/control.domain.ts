import type { Domain } from '#domain.ts'

export const control = {
  api: {},
} satisfies Domain
