/** Kinds of things in the rankings of the most saved, as named in counters. */
export const likedTargets = ['plant', 'space', 'plan', 'post', 'user'] as const
export type LikedTarget = (typeof likedTargets)[number]

export const periods = ['semana', 'mes', 'ano', 'sempre'] as const
export type Period = (typeof periods)[number]

export const periodWords: Record<Period, string> = {
  semana: 'Semana',
  mes: 'Mês',
  ano: 'Ano',
  sempre: 'Sempre',
}

/** Days back; none: of all time. */
export const periodDays: Record<Period, number | null> = { semana: 7, mes: 30, ano: 365, sempre: null }
