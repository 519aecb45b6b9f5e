import { z } from 'zod'
import { brazilianPhone, ufs } from '#shared/brazil.ts'
import { isCnpj } from '#shared/cnpj.ts'
import { isCpf } from '#shared/cpf.ts'
import { unmask } from '#shared/masks.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { storeRights } from '../members/rights.model.ts'
import { storeRoles } from '../members/store-role.kinds.ts'
import { documentKinds, storeStates } from './store.kinds.ts'

const id = z.number().int()
const line = (max: number) => z.string().trim().min(1).max(max)
const prose = (max: number) => z.string().trim().max(max).default('')
const onePhoto = z.array(rowId).max(1).default([])

export const StoreRef = z.object({ id_or_slug: z.coerce.string().trim().min(1).max(100) })
export type StoreRef = z.infer<typeof StoreRef>

const Name = z
  .string()
  .trim()
  .min(3, 'Use pelo menos 3 letras.')
  .max(60)
  .regex(/\p{L}/u, 'O nome precisa de pelo menos uma letra.')

export const StoreCreate = z.object({ name: Name, tagline: prose(120), idempotency_key: z.uuid().optional() })
export type StoreCreate = z.infer<typeof StoreCreate>

const About = z.object({
  name: Name,
  tagline: prose(120),
  about: prose(3000),
  logo_ids: onePhoto,
  cover_ids: onePhoto,
  shipping_policy: prose(3000),
  returns_policy: prose(3000),
})
export const StoreAboutChange = StoreRef.extend({ ...About.shape, opened: Opened })
export type StoreAboutChange = z.infer<typeof StoreAboutChange>

const checks = {
  cpf: { is: isCpf, sentence: 'Este CPF não confere. Veja se todos os números estão certos.' },
  cnpj: { is: isCnpj, sentence: 'Este CNPJ não confere. Veja se todos os números e letras estão certos.' },
}

/** Who sells. The document is accepted with or without punctuation, and stored without. */
export const StoreSellerChange = StoreRef.extend({
  document_kind: z.enum(documentKinds, { error: 'Escolha como você vende.' }),
  document: z.string().trim().min(1).max(30).transform(unmask),
  legal_name: line(160),
  opened: Opened,
}).superRefine(({ document_kind, document }, context) => {
  const { is, sentence } = checks[document_kind]
  if (!is(document)) context.addIssue({ code: 'custom', path: ['document'], message: sentence })
})
export type StoreSellerChange = z.infer<typeof StoreSellerChange>

const Phone = z
  .string()
  .trim()
  .max(30)
  .transform((typed, context) => {
    const phone = brazilianPhone(typed)
    if (phone) return phone
    context.addIssue('Escreva o telefone com DDD, como (31) 98765-4321.')
    return z.NEVER
  })

export const StoreContactChange = StoreRef.extend({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: Phone,
  cep: z
    .string()
    .trim()
    .max(30)
    .transform(unmask)
    .refine((cep) => /^\d{8}$/.test(cep), 'O CEP tem 8 números, como 01310-100.'),
  street: line(160),
  /** Not necessarily a number: 's/n', '12 fundos'. */
  number: line(20),
  complement: prose(80),
  district: line(80),
  city: line(80),
  uf: z.enum(ufs, { error: 'Escolha o estado.' }),
  opened: Opened,
})
export type StoreContactChange = z.infer<typeof StoreContactChange>

/** How it shows in the marketplace. Without a first day it is not away. */
export const StoreShowingChange = StoreRef.extend({
  in_search: z.boolean(),
  closed_from: typedDay.nullish().transform((day) => day ?? null),
  closed_to: typedDay.nullish().transform((day) => day ?? null),
  closed_message: prose(300),
  opened: Opened,
}).superRefine(({ closed_from, closed_to }, context) => {
  if (closed_to && !closed_from)
    context.addIssue({ code: 'custom', path: ['closed_from'], message: 'Escolha também o primeiro dia da pausa.' })
  if (closed_from && closed_to && closed_to < closed_from)
    context.addIssue({ code: 'custom', path: ['closed_to'], message: 'O último dia não pode vir antes do primeiro.' })
})
export type StoreShowingChange = z.infer<typeof StoreShowingChange>

export const StoreClosing = StoreRef.extend({
  /** The store's name, typed again. */
  name: z.string().trim().min(1).max(60),
})
export type StoreClosing = z.infer<typeof StoreClosing>

export const StoreFilter = PageInput.extend({
  uf: z.enum(ufs).optional(),
  order_by: z.enum(['name', 'stars', 'created_at']).default('stars'),
})
export type StoreFilter = z.infer<typeof StoreFilter>

/** Days on which it takes no orders, now or soon. */
export const StoreAway = z.object({
  now: z.boolean(),
  from: z.string(),
  to: z.string().nullable(),
  message: z.string(),
})

export const StoreCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  logo: PhotoDocument.nullable(),
  cover: PhotoDocument.nullable(),
  city: z.string().nullable(),
  uf: z.string().nullable(),
  reviews_count: id,
  /** Average, one decimal; null without reviews. */
  stars: z.number().nullable(),
  away: StoreAway.nullable(),
})
export type StoreCard = z.infer<typeof StoreCard>
export const StorePage = pageOf(StoreCard)

const Missing = z.object({ name: z.string(), label: z.string(), page: z.string() })
export const StoreCompleted = z.object({ share: z.number(), missing: z.array(Missing) })

export const StoreShowInput = StoreRef.extend({ with_completed: queryBoolean.optional() })
export type StoreShowInput = z.infer<typeof StoreShowInput>

/** A store as everybody may read it: who sells, and where (Decreto 7.962, art. 2). */
export const StoreDetail = StoreCard.extend({
  state: z.enum(storeStates),
  about: z.string(),
  shipping_policy: z.string(),
  returns_policy: z.string(),
  seller: z.object({
    legal_name: z.string().nullable(),
    /** 'CNPJ 11.222.333/0001-81'; of a CPF only the middle. */
    document: z.string().nullable(),
    /** One line. */
    address: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  since: z.date().nullable(),
  /** The viewer's role in it. */
  store_user: z.object({ role: z.enum(storeRoles) }).nullable(),
  /** With `with_completed`, for who works in it: what it says already of what it must say. */
  completed: StoreCompleted.nullable(),
})
export type StoreDetail = z.infer<typeof StoreDetail>

const Rights = z.object(
  Object.fromEntries(storeRights.map((right) => [right, z.boolean()])) as Record<
    (typeof storeRights)[number],
    z.ZodBoolean
  >,
)

/** A store for who works in it. */
export const StoreDesk = StoreCard.extend({
  state: z.enum(storeStates),
  state_reason: z.string().nullable(),
  about: z.string(),
  shipping_policy: z.string(),
  returns_policy: z.string(),
  document_kind: z.enum(documentKinds).nullable(),
  /** Of a CPF only the middle for who may not edit. */
  document: z.string().nullable(),
  legal_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  cep: z.string().nullable(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  district: z.string().nullable(),
  in_search: z.boolean(),
  closed_from: z.string().nullable(),
  closed_to: z.string().nullable(),
  closed_message: z.string(),
  /** In basis points; null: the platform's default. */
  platform_fee_bps: id.nullable(),
  submitted_at: z.date().nullable(),
  approved_at: z.date().nullable(),
  completed: StoreCompleted,
  /** Whether strangers see it. */
  known: z.boolean(),
  role: z.enum(storeRoles),
  /** The viewer is of the team and has no role in it. */
  staff: z.boolean(),
  can: Rights,
  may: z.object({ submit: z.boolean(), withdraw: z.boolean(), close: z.boolean(), change_seller: z.boolean() }),
})
export type StoreDesk = z.infer<typeof StoreDesk>

export const OwnStore = StoreCard.extend({
  state: z.enum(storeStates),
  state_reason: z.string().nullable(),
  role: z.enum(storeRoles),
  in_search: z.boolean(),
  completed: StoreCompleted,
  /** Messages of buyers that nobody of the store has read. */
  unread: id,
})
export type OwnStore = z.infer<typeof OwnStore>
export const OwnStores = z.object({
  data: z.array(OwnStore),
  can: z.object({
    /** Fewer than five stores are theirs. */
    open: z.boolean(),
  }),
})
