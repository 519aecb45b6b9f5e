import type { Audience } from './chat-audience.kinds.ts'

/** 'Para …', as said above the field, to the team. */
export const audienceWords: Record<Audience, { label: string; who: string }> = {
  todos: { label: 'Todos', who: 'o cliente e toda a equipe' },
  juridico: { label: 'Advocacia', who: 'só o cliente e a advocacia' },
  medico: { label: 'Medicina', who: 'só o cliente e a medicina' },
  agronomico: { label: 'Agronomia', who: 'só o cliente e a agronomia' },
}
