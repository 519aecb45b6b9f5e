import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { shareDays } from './share-days.kinds.ts'
import { SharedPlant, SharedSpace } from './shared-things.schemas.ts'

export const ShareAbout = z.object({ target: z.enum(['plant', 'space']), id_or_slug: z.string().min(1).max(200) })
export type ShareAbout = z.infer<typeof ShareAbout>

export const ShareMake = ShareAbout.extend({
  days: z.coerce.number().refine((days) => shareDays.some((one) => one === days), 'Escolha 1, 7 ou 30 dias.'),
  discreet: z.boolean().default(true),
  idempotency_key: z.uuid().optional(),
})
export type ShareMake = z.infer<typeof ShareMake>

export const ShareLink = z.object({
  id: z.number().int(),
  url: z.string(),
  discreet: z.boolean(),
  created_at: z.date(),
  expires_at: z.date(),
  uses: z.number().int(),
  last_used_at: z.date().nullable(),
})
export type ShareLink = z.infer<typeof ShareLink>
export const ShareLinks = z.object({ data: z.array(ShareLink) })

export const ShareLinkId = z.object({ id: rowId })

export const ShareRequest = PageInput.pick({ page: true }).extend({ token: z.string().min(1).max(100) })
export type ShareRequest = z.infer<typeof ShareRequest>

/** What a holder of the link sees, without references to the owner's other things. */
export const Shared = z.object({
  expires_at: z.date(),
  discreet: z.boolean(),
  thing: z.union([SharedPlant, SharedSpace]),
})
export type Shared = z.infer<typeof Shared>
