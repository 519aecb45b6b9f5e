import { compartmentOf, professionOf, professions, type Seat } from '#domains/care/processes/processes/process.kinds.ts'
import type { Audience } from './chat-audience.kinds.ts'

export const audienceWords: Record<Audience, { label: string; who: string }> = {
  todos: { label: 'Todos', who: 'o cliente e toda a equipe' },
  juridico: { label: 'Advocacia', who: 'só o cliente e a advocacia' },
  medico: { label: 'Medicina', who: 'só o cliente e a medicina' },
  agronomico: { label: 'Agronomia', who: 'só o cliente e a agronomia' },
}

const professionsOf = (audience: Audience) =>
  professions.filter((profession) => audience === 'todos' || compartmentOf[profession] === audience)

/** Whether somebody of the team is of that audience now. */
export const isHeard = (audience: Audience, team: { seat: Seat }[]) =>
  team.some(({ seat }) => professionsOf(audience).includes(professionOf[seat]))

/** As said above the field: to the team, or to the client themselves. */
export const readersOf = (audience: Audience, isClient: boolean): string =>
  isClient ? audienceWords[audience].who.replace('o cliente', 'você') : audienceWords[audience].who
