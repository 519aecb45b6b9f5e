import type { PartnerShare, Share } from '../reckoning/split.model.ts'

export type Sold = { product_id: number; store_id: number }
export type Buyer = { user_id: number; click_token?: string }
export type Terms = { affiliation_id: number | null; affiliate: Share | null; partners: PartnerShare[] }
