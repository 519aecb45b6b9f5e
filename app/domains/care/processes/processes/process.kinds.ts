/** What a process is for. */
export const processKinds = ['habeas-corpus', 'importacao', 'associacao', 'defesa'] as const
export type ProcessKind = (typeof processKinds)[number]

/** Three rooms with walls between them: what is in one is read by its own profession, and by whom the client lets in. */
export const compartments = ['juridico', 'medico', 'agronomico'] as const
export type Compartment = (typeof compartments)[number]

/** The places of a team. */
export const seats = ['advogado', 'advogado-secundario', 'medico', 'engenheiro-agronomo'] as const
export type Seat = (typeof seats)[number]

/** User types that sit in a team. */
export const professions = ['advogado', 'medico', 'engenheiro-agronomo'] as const
export type Profession = (typeof professions)[number]

/** Those that the client pays outside. */
export const paidProfessions = ['medico', 'engenheiro-agronomo'] as const

export const professionOf: Record<Seat, Profession> = {
  advogado: 'advogado',
  'advogado-secundario': 'advogado',
  medico: 'medico',
  'engenheiro-agronomo': 'engenheiro-agronomo',
}

export const compartmentOf: Record<Profession, Compartment> = {
  advogado: 'juridico',
  medico: 'medico',
  'engenheiro-agronomo': 'agronomico',
}

/** The third segment of an address of Comunidade 360. */
export const areas = ['advogado', 'cliente', 'engenheiro-agronomo', 'medico'] as const
export type Area = (typeof areas)[number]

/** Who moves a process on, besides the administration. */
export const movers = ['acolhimento', ...professions] as const
export type Mover = (typeof movers)[number]

/** Whose turn it is while a process has a status. */
export const waitedFor = ['cliente', 'acolhimento', ...professions, 'justica', 'ninguem'] as const
export type WaitedFor = (typeof waitedFor)[number]

export const openedThings = [
  ...(['processo', 'contato', 'cadastro', 'documentos', 'arquivo', 'assinatura', 'provas'] as const),
  ...(['conversa', 'arquivo-da-conversa'] as const),
] as const
export type OpenedThing = (typeof openedThings)[number]

/** Whose a ready answer is. */
export const answeredBy = ['todos', ...professions] as const

/** Who is proposed for a new team: those of the settings, or who has the fewest processes. */
export const distributions = ['padrao', 'rodizio'] as const
export type Distribution = (typeof distributions)[number]
