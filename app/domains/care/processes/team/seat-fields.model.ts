import type { Seat } from '../processes/process.kinds.ts'

/** The field of a form in which somebody is chosen for a seat. */
export const fieldOf = (seat: Seat) =>
  ({
    advogado: 'advogado',
    'advogado-secundario': 'advogado_secundario',
    medico: 'medico',
    'engenheiro-agronomo': 'engenheiro_agronomo',
  })[seat] as 'advogado' | 'advogado_secundario' | 'medico' | 'engenheiro_agronomo'
