import { isRouteErrorResponse } from 'react-router'
import { isUnreachable } from './unreachable.ts'

/** `again`: the same page may come when it is asked for once more. */
export type ErrorTexts = { title: string; text: string; image: string; again?: true }

const unexpected: ErrorTexts = {
  title: 'Ocorreu um erro.',
  text: 'Um erro inesperado aconteceu!',
  image: '/arte/500.svg',
  again: true,
}

const unreachable: ErrorTexts = {
  title: 'Sem conexão',
  text: 'A gente não conseguiu falar com o jardim. Confira o sinal e tente de novo.',
  image: '/arte/vazios/offline.svg',
  again: true,
}

/**
 * Texts and image of an error page: 403, 404, or any other error. `withReason`: use the server's own message for a 404
 * too.
 */
export function errorTexts(error: unknown, withReason = false): ErrorTexts {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return { title: 'Erro 403', text: serverMessage(error), image: '/arte/403.svg' }
  if (status !== 404) return isUnreachable(error) ? unreachable : unexpected
  return {
    title: 'Erro 404',
    text: withReason ? serverMessage(error) : 'A gente não conseguiu encontrar essa página no nosso jardim',
    image: '/arte/404.svg',
  }
}

/** The server's error message, from `{message}` or plain text. */
function serverMessage(error: unknown): string {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof data === 'string' && data !== '') return data
  if (typeof data === 'object' && data !== null && 'message' in data) return String(data.message)
  return 'Você não tem permissão para ver esta página.'
}
