import type { Audience } from './chat-audience.kinds.ts'

export const audienceWords: Record<Audience, { label: string; who: string }> = {
  todos: { label: 'Todos', who: 'o cliente e toda a equipe' },
  juridico: { label: 'Advocacia', who: 'só o cliente e a advocacia' },
  medico: { label: 'Medicina', who: 'só o cliente e a medicina' },
  agronomico: { label: 'Agronomia', who: 'só o cliente e a agronomia' },
}

/** As said above the field: to the team, or to the client themselves. */
export const readersOf = (audience: Audience, isClient: boolean): string =>
  isClient ? audienceWords[audience].who.replace('o cliente', 'você') : audienceWords[audience].who
