import { CheckoutFilter } from '../checkout.schemas.ts'

/** What the URL says of CEP and freight; a CEP that is none is said beside its field. */
export function checkoutFilterOf(request: Request): { filter: CheckoutFilter; problem: string | null } {
  const params = new URL(request.url).searchParams
  const freight = params.getAll('freight')
  const cep = params.get('cep')
  const whole = CheckoutFilter.safeParse({ freight, ...(cep && { cep }) })
  if (whole.success) return { filter: whole.data, problem: null }
  return { filter: { freight: [] }, problem: 'O CEP tem 8 números, como 01310-100.' }
}
