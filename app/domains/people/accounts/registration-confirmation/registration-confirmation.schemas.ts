import { z } from 'zod'
import { brazilianPhone, ufs } from '#shared/brazil.ts'
import { isCpf } from '#shared/cpf.ts'
import { unmask } from '#shared/masks.ts'
import { typedDay } from '#shared/typed-day.ts'

const written = z.string().trim().max(30).transform(unmask)
const line = (max: number) => z.string().trim().min(1).max(max)

/** Accepted with or without punctuation; stored as eleven digits. */
export const Cpf = written.refine(isCpf, 'Este CPF não confere. Veja se todos os números estão certos.')
export const Cep = written.refine((cep) => /^\d{8}$/.test(cep), 'O CEP tem 8 números, como 01310-100.')

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

const FullName = line(120)
  .regex(/^[\p{L}\p{M}'’. -]+$/u, 'Escreva o nome só com letras, como no documento.')
  .regex(/\S\s+\S/, 'Escreva o nome completo, como no documento.')

export const Address = z.object({
  cep: Cep,
  street: line(160),
  /** Not necessarily a number: 's/n', '12 fundos'. */
  number: line(20),
  complement: z.string().trim().max(80).default(''),
  district: line(80),
  city: line(80),
  uf: z.enum(ufs, { error: 'Escolha o estado.' }),
})

export const RegistrationDetails = Address.extend({
  full_name: FullName,
  cpf: Cpf,
  birth_date: typedDay,
  phone: Phone,
})
export type RegistrationDetails = z.output<typeof RegistrationDetails>

export const CpfChange = z.object({
  cpf: Cpf,
  /** Required when the registration is complete. */
  current_password: z.string().max(1000).default(''),
})
export type CpfChange = z.output<typeof CpfChange>

/** The user's own registration, as far as forms need it. */
export const OwnRegistration = z.object({
  confirmed_at: z.date().nullable(),
  /** Masked: '***.982.247-**'. */
  cpf: z.string().nullable(),
  /** The age provider; null = self-declared. */
  age_provider: z.string().nullable(),
  can: z.object({
    /** Whether a CEP directory is configured. */
    find_cep: z.boolean(),
    change_cpf_without_password: z.boolean(),
  }),
})
export type OwnRegistration = z.infer<typeof OwnRegistration>

export const CepInput = z.object({ cep: Cep })
export type CepInput = z.output<typeof CepInput>

/** `unavailable`: no directory is configured, or it failed. The address can always be typed. */
export const CepAnswer = z.object({
  state: z.enum(['found', 'unknown', 'unavailable']),
  /** Small towns have a single CEP: street and district are then empty. */
  address: z.object({ street: z.string(), district: z.string(), city: z.string(), uf: z.string() }).nullable(),
})
export type CepAnswer = z.infer<typeof CepAnswer>
