import { z } from 'zod'

export const SiteNetworkLink = z.object({ label: z.string(), address: z.string() })
export type SiteNetworkLink = z.infer<typeof SiteNetworkLink>
export const SiteNetworkLinks = z.object({ data: z.array(SiteNetworkLink) })
