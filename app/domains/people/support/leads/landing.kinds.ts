/** Pages that ask whoever reads for a way to answer them: the last part of `/lps/{landing}`. */
export const landings = [
  'consultoria',
  'master-grower',
  'produto',
  'torne-se-um-grower',
  'consulta-com-advogado-especialista',
  'comunidade-360-consultoria-hc-cultivo-em-casa',
  'cultivando-meu-remedio',
] as const
export type Landing = (typeof landings)[number]

/** Of these nobody is asked for their case, on purpose: it is told later, where it is protected. */
export const quietLandings: readonly Landing[] = [
  'consulta-com-advogado-especialista',
  'comunidade-360-consultoria-hc-cultivo-em-casa',
  'cultivando-meu-remedio',
]
