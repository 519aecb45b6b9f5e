import type { Domain } from '#domain.ts'

export const ganza = {
  api: {},
} satisfies Domain
