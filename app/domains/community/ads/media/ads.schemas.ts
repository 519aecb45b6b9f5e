import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'

/** A page of an advertiser: https, with a host of the internet and without credentials. */
export const isAdLink = (typed: string) => {
  const address = URL.parse(typed)
  return (
    address?.protocol === 'https:' &&
    !address.username &&
    !address.password &&
    /^[^.].*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(address.hostname)
  )
}

const inOrder = ({ starts_on, ends_on }: { starts_on: string; ends_on: string | null }) =>
  !ends_on || starts_on <= ends_on
const backwards = { path: ['ends_on'], message: 'O último dia vem antes do primeiro. Troque um dos dois.' }

export const AdInput = z
  .object({
    type_id: rowId,
    name: typedText().min(1).max(80),
    file_ids: z.array(rowId).length(1, 'Escolha a imagem do anúncio.'),
    alt: typedText().min(1, 'Descreva a imagem para quem não a vê.').max(200),
    link: z.string().trim().max(500).refine(isAdLink, 'Escreva o endereço completo, começando com https://.'),
    starts_on: typedDay,
    ends_on: typedDay.nullable().default(null),
    weight: z.coerce.number().int().min(1).max(100).default(1),
    daily_limit: z.coerce.number().int().min(1).max(24).nullable().default(null),
    active: z.boolean().default(true),
  })
  .refine(inOrder, backwards)
export type AdInput = z.infer<typeof AdInput>

export const AdRef = z.object({ id: rowId })
export const AdChange = AdInput.safeExtend({ ...AdRef.shape, opened: Opened })
export type AdChange = z.infer<typeof AdChange>

export const AdFilter = PageInput.extend({
  active: queryBoolean.optional(),
  type_id: rowId.optional(),
  order_by: z.enum(['created_at', 'name', 'impressions', 'clicks']).default('created_at'),
})
export type AdFilter = z.infer<typeof AdFilter>

export const AdCard = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }),
  photo: PhotoDocument.nullable(),
  alt: z.string(),
  link: z.string(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  weight: z.number().int(),
  daily_limit: z.number().int().nullable(),
  active: z.boolean(),
  /** Whether it is being shown today. */
  running: z.boolean(),
  impressions: z.number().int(),
  clicks: z.number().int(),
  created_at: z.date(),
})
export type AdCard = z.infer<typeof AdCard>
export const AdPage = pageOf(AdCard)

export const AdDayFilter = PageInput.extend({ id: rowId.optional() })
export type AdDayFilter = z.infer<typeof AdDayFilter>
export const AdDay = z.object({
  ad_id: z.number().int(),
  name: z.string(),
  on: z.string(),
  impressions: z.number().int(),
  clicks: z.number().int(),
})
export type AdDay = z.infer<typeof AdDay>
export const AdDayPage = pageOf(AdDay)

/** An ad as people see it. */
export const ShownAd = z.object({
  id: z.number().int(),
  /** The placement's slug. */
  type: z.string(),
  photo: PhotoDocument,
  /** Who advertises. */
  name: z.string(),
  alt: z.string(),
  link: z.string(),
  weight: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
})
export type ShownAd = z.infer<typeof ShownAd>
export const ShownAds = z.object({ data: z.array(ShownAd) })
