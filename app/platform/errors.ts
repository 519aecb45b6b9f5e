import { ORPCError } from '@orpc/server'

/** The closed set of client errors. Each has one status and a default message; the thrower may give a better one. */
export const refusals = {
  invalid_request: [400, 'Não entendemos o pedido.'],
  unauthorized: [401, 'Entre na sua conta para continuar.'],
  forbidden: [403, 'Você não tem permissão para fazer isso.'],
  not_found: [404, 'A gente não conseguiu encontrar isso no nosso jardim.'],
  not_allowed: [405, 'Este endereço não aceita esse tipo de pedido.'],
  timed_out: [408, 'O pedido demorou demais para chegar. Tente de novo com uma conexão melhor.'],
  conflict: [409, 'Isso mudou enquanto você editava. Recarregue a página e tente de novo.'],
  too_large: [413, 'O arquivo é grande demais. Envie um menor.'],
  unsupported_type: [415, 'Não aceitamos esse tipo de arquivo. Envie outro.'],
  invalid: [422, 'Confira os campos destacados.'],
  headers_too_large: [431, 'O endereço ou os cabeçalhos do pedido são longos demais.'],
  too_many: [429, 'Muitas tentativas. Espere um pouco e tente de novo.'],
  unavailable: [503, 'O site está muito ocupado agora. Tente de novo em instantes.'],
} as const

export type RefusalCode = keyof typeof refusals
export type FieldErrors = Record<string, string[]>
type Details = { errors?: FieldErrors; retry_after?: number; reason?: string; stands?: Record<string, unknown> }

/**
 * A client error with a message for people: `throw new AppError('forbidden')`. Anything else thrown is a server error
 * (500).
 */
export class AppError extends ORPCError<RefusalCode, Details> {
  constructor(code: RefusalCode, message?: string, details: Details = {}) {
    const [status, sentence] = refusals[code]
    super(code, { status, message: message ?? sentence, data: details })
  }
}

/** Validation error of one field: 422 with the message for that field. */
export const invalidField = (field: string, sentence: string) =>
  new AppError('invalid', undefined, { errors: { [field]: [sentence] } })

/** Asks all of these rules, and throws at once what several of them say of fields. */
export async function demandAll(...rules: (() => unknown)[]): Promise<void> {
  const errors: FieldErrors = {}
  for (const rule of rules)
    try {
      await rule()
    } catch (error) {
      if (!(error instanceof AppError) || !error.data.errors) throw error
      for (const [field, said] of Object.entries(error.data.errors)) errors[field] = [...(errors[field] ?? []), ...said]
    }
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}

export type ErrorBody = {
  statusCode: number
  message: string
  errors?: FieldErrors
  /** Why access was refused: unverified, terms, password, unconfirmed, forbidden. */
  reason?: string
  /** Seconds to wait before a retry; also sent as the header Retry-After. */
  retry_after?: number
  /** Of an edit that met another: what stands now in the fields that both changed. */
  stands?: Record<string, unknown>
}

/** The body of every error response of the API. */
export function errorBody(error: ORPCError<string, unknown>): ErrorBody {
  if (error instanceof AppError) {
    const { errors, reason, retry_after, stands } = error.data
    return {
      statusCode: error.status,
      message: error.message,
      ...(errors && { errors }),
      ...(reason && { reason }),
      ...(retry_after && { retry_after }),
      ...(stands && { stands }),
    }
  }
  if (error.status === 404) return { statusCode: 404, message: refusals.not_found[1] }
  if (error.status < 500) return { statusCode: error.status, message: refusals.invalid_request[1] }
  return { statusCode: 500, message: 'Um erro inesperado aconteceu! A equipe já foi avisada.' }
}
