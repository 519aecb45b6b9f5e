import { isRouteErrorResponse } from 'react-router'

export type ErrorTexts = { title: string; text: string; image: string }

const unexpected: ErrorTexts = {
  title: 'Ocorreu um erro.',
  text: 'Um erro inesperado aconteceu!',
  image: '/arte/500.svg',
}

/** The words and the picture of an error page: 403, 404, or any other error. */
export function errorTexts(error: unknown): ErrorTexts {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return { title: 'Erro 403', text: serverMessage(error), image: '/arte/403.svg' }
  if (status !== 404) return unexpected
  return {
    title: 'Erro 404',
    text: 'A gente não conseguiu encontrar essa página no nosso jardim',
    image: '/arte/404.svg',
  }
}

/** What the server answered, as `{message}` or as plain text. */
function serverMessage(error: unknown): string {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof data === 'string' && data !== '') return data
  if (typeof data === 'object' && data !== null && 'message' in data) return String(data.message)
  return 'Você não tem permissão para ver esta página.'
}
