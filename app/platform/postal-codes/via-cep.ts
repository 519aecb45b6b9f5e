import { z } from 'zod'
import type { PostalAddress, PostalCodes } from './postal-codes.ts'

const TIMEOUT_MS = 3000

/** ViaCEP omits fields that a small town's CEP does not have. */
const Found = z.object({
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string().min(1),
  uf: z.string().length(2),
})
/** ViaCEP's response (status 200) for an unknown CEP; a string today, a boolean in older versions. */
const Missing = z.object({ erro: z.literal(['true', true]) })

/** Client of the protocol of https://viacep.com.br: `GET {address}/ws/{cep}/json/`. */
export const viaCep = (address: string): PostalCodes => ({
  find: async (cep) => {
    const answer = await fetch(new URL(`/ws/${encodeURIComponent(cep)}/json/`, address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) throw new Error(`the directory of CEPs answered ${answer.status}`)
    return addressOf(await answer.json())
  },
})

function addressOf(body: unknown): PostalAddress | null {
  if (Missing.safeParse(body).success) return null
  const { logradouro, bairro, localidade, uf } = Found.parse(body)
  return { street: logradouro, district: bairro, city: localidade, uf }
}
