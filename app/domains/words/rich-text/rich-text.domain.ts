import type { Domain } from '#domain.ts'
import { embedsApi } from './embeds/embeds.api.ts'

export const richText = { api: { embeds: embedsApi } } satisfies Domain
