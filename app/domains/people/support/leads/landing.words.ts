import type { Landing } from './landing.kinds.ts'

/** How the request begins of who asked nothing else. */
export const ASKED_FOR_CONTACT = 'Pediu contato na página'

export const landingNames: Record<Landing, string> = {
  consultoria: 'Consultoria de cultivo',
  'master-grower': 'Master Grower',
  produto: 'Ganzá',
  'torne-se-um-grower': 'Torne-se um grower',
  'consulta-com-advogado-especialista': 'Consulta com advogado',
  'comunidade-360-consultoria-hc-cultivo-em-casa': 'Comunidade 360 e HC',
  'cultivando-meu-remedio': 'Cultivando meu remédio',
}
