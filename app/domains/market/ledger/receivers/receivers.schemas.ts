import { z } from 'zod'
import { documentKinds } from '#domains/market/stores/stores/store.kinds.ts'
import { isCnpj } from '#shared/cnpj.ts'
import { isCpf } from '#shared/cpf.ts'
import { unmask } from '#shared/masks.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { holderKinds } from '../book/holder.kinds.ts'
import { bankCodes } from './bank.kinds.ts'
import { pixKeyOf } from './pix-key.model.ts'
import { bankAccountTypes, payoutMeans, receiverStates } from './receiver.kinds.ts'

const id = z.number().int()
const document = z.string().transform(unmask)
const digits = (most: number, sentence: string) =>
  z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{1,${most}}$`), sentence))

const base = z.object({
  document_kind: z.enum(documentKinds, 'Escolha CPF ou CNPJ.'),
  document,
  legal_name: z.string().trim().min(3, 'Escreva o nome como está no documento.').max(120),
  means: z.enum(payoutMeans, 'Escolha conta bancária ou chave PIX.'),
  bank_code: z.enum(bankCodes, 'Escolha o banco na lista.').optional(),
  branch: digits(5, 'Escreva a agência só com números, sem o dígito.').optional(),
  account: digits(13, 'Escreva a conta só com números, sem o dígito.').optional(),
  digit: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9X]$/, 'O dígito é um número ou X.')
    .optional(),
  account_type: z.enum(bankAccountTypes, 'Escolha o tipo da conta.').optional(),
  pix_key: z.string().trim().max(77).optional(),
})
type Typed = z.infer<typeof base>

const demanded = {
  bank_code: 'Escolha o banco na lista.',
  branch: 'Escreva a agência.',
  account: 'Escreva o número da conta.',
  digit: 'Escreva o dígito da conta.',
  account_type: 'Escolha o tipo da conta.',
} as const

/** What each way of being paid needs, and that the document is one. */
function demandComplete(typed: Typed, wrong: (path: keyof Typed, message: string) => void) {
  const isDocument = typed.document_kind === 'cpf' ? isCpf : isCnpj
  if (!isDocument(typed.document))
    wrong('document', `Este ${typed.document_kind.toUpperCase()} não confere. Veja se falta algum número.`)
  if (typed.means === 'conta') {
    for (const [name, message] of Object.entries(demanded))
      if (!typed[name as keyof typeof demanded]) wrong(name as keyof typeof demanded, message)
    return
  }
  const key = pixKeyOf(typed.pix_key ?? '')
  if (!key) wrong('pix_key', 'Escreva uma chave PIX: CPF, CNPJ, e-mail, celular com DDD ou chave aleatória.')
  else if ((key.kind === 'cpf' || key.kind === 'cnpj') && key.key !== typed.document)
    wrong('pix_key', 'A chave precisa ser do mesmo CPF ou CNPJ do recebedor.')
}

export const ReceiverInput = base.check(({ value, issues }) =>
  demandComplete(value, (path, message) => issues.push({ code: 'custom', path: [path], message, input: value[path] })),
)
export type ReceiverInput = z.infer<typeof ReceiverInput>

export const LedgerStoreRef = z.object({ store: z.string().min(1).max(100) })
export const StoreReceiverInput = base
  .extend(LedgerStoreRef.shape)
  .check(({ value, issues }) =>
    demandComplete(value, (path, message) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] }),
    ),
  )
export type StoreReceiverInput = z.infer<typeof StoreReceiverInput>

/** Masked: who works in the store knows that there is one, not where it leads. */
export const ReceiverShown = z.object({
  id,
  version: id,
  state: z.enum(receiverStates),
  reason: z.string().nullable(),
  document_kind: z.enum(documentKinds),
  document: z.string(),
  legal_name: z.string(),
  means: z.enum(payoutMeans),
  bank: z.string().nullable(),
  hint: z.string(),
  /** From when on it is paid to, while that is still to come. */
  waits_until: z.date().nullable(),
  created_at: z.date(),
})
export type ReceiverShown = z.infer<typeof ReceiverShown>

export const OwnReceiver = z.object({
  receiver: ReceiverShown.nullable(),
  /** Earlier versions, newest first. */
  earlier: z.array(ReceiverShown),
  can: z.object({ edit: z.boolean() }),
})
export type OwnReceiver = z.infer<typeof OwnReceiver>

export const ReceiverFilter = PageInput.extend({
  state: z.enum(receiverStates).optional(),
  order_by: z.enum(['created_at', 'name']).default('created_at'),
})
export type ReceiverFilter = z.infer<typeof ReceiverFilter>

export const ReceiverCard = ReceiverShown.extend({
  holder: z.object({ kind: z.enum(holderKinds), name: z.string(), slug: z.string() }),
})
export type ReceiverCard = z.infer<typeof ReceiverCard>
export const ReceiverPage = pageOf(ReceiverCard)

/** For staff who decide: everything in the open. */
export const ReceiverDetail = ReceiverCard.extend({
  bank_data: z.array(z.object({ label: z.string(), value: z.string() })),
  earlier: z.array(ReceiverShown),
  can: z.object({ approve: z.boolean(), refuse: z.boolean(), suspend: z.boolean() }),
})
export type ReceiverDetail = z.infer<typeof ReceiverDetail>

export const ReceiverRef = z.object({ id: rowId })

const reason = z.string().trim().min(5, 'Escreva o motivo, para a pessoa saber o que fazer.').max(500)
export const ReceiverRefusal = ReceiverRef.extend({ reason })
export type ReceiverRefusal = z.infer<typeof ReceiverRefusal>
