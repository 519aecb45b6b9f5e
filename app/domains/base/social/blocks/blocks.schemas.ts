import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

export const PersonRef = z.object({ user_id: rowId })
export const BlockChange = PersonRef.extend({ blocked: z.boolean() })
export const MuteChange = PersonRef.extend({ muted: z.boolean() })
export type BlockChange = z.infer<typeof BlockChange>
export type MuteChange = z.infer<typeof MuteChange>

export const Distance = z.object({ blocked: z.boolean(), muted: z.boolean() })
export type Distance = z.infer<typeof Distance>

export const KeptAway = z.object({ id: z.number().int(), nickname: z.string(), created_at: z.date() })

/** Whom the viewer blocked and muted, newest first. */
export const Distances = z.object({ blocked: z.array(KeptAway), muted: z.array(KeptAway) })
export type Distances = z.infer<typeof Distances>
