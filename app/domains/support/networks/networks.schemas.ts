import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { networkAddress, siteNetworkKinds, siteNetworks } from './site-network.kinds.ts'

const kind = z.enum(siteNetworkKinds)

export const SiteNetworkFields = z.object({
  kind,
  address: z.string().trim().min(1).max(300),
  order: z.coerce.number().int().min(1).max(100).default(1),
  active: z.boolean().default(true),
})

export const SiteNetworkInput = SiteNetworkFields.superRefine(({ kind, address }, issues) => {
  if (networkAddress(kind, address)) return
  const { label, hosts } = siteNetworks[kind]
  const message = `Escreva o endereço completo no ${label}, como https://${hosts[0]}/grower.`
  issues.addIssue({ code: 'custom', path: ['address'], message })
})
export type SiteNetworkInput = z.infer<typeof SiteNetworkInput>

export const SiteNetworkRef = z.object({ id: rowId })
export const SiteNetworkChange = SiteNetworkInput.safeExtend({ ...SiteNetworkRef.shape, opened: Opened })
export type SiteNetworkChange = z.infer<typeof SiteNetworkChange>

export const SiteNetworkFilter = PageInput.extend({
  active: queryBoolean.optional(),
  order_by: z.enum(['order', 'kind']).default('order'),
})
export type SiteNetworkFilter = z.infer<typeof SiteNetworkFilter>

export const SiteNetwork = z.object({
  id: z.number().int(),
  kind,
  address: z.string(),
  order: z.number().int(),
  active: z.boolean(),
})
export type SiteNetwork = z.infer<typeof SiteNetwork>
export const SiteNetworkPage = pageOf(SiteNetwork)

export const SiteNetworkLink = z.object({ label: z.string(), address: z.string() })
export type SiteNetworkLink = z.infer<typeof SiteNetworkLink>
export const SiteNetworkLinks = z.object({ data: z.array(SiteNetworkLink) })
