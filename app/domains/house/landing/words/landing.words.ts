import type { Landing } from '#domains/people/support/leads/landing.kinds.ts'
import type { LandingWords } from '../landing.view.ts'
import { words as comunidade360 } from './comunidade-360-consultoria-hc-cultivo-em-casa.words.ts'
import { words as advogado } from './consulta-com-advogado-especialista.words.ts'
import { words as consultoria } from './consultoria.words.ts'
import { words as remedio } from './cultivando-meu-remedio.words.ts'
import { words as masterGrower } from './master-grower.words.ts'
import { words as produto } from './produto.words.ts'
import { words as torneSe } from './torne-se-um-grower.words.ts'

export const landingWords: Record<Landing, LandingWords> = {
  consultoria,
  'master-grower': masterGrower,
  produto,
  'torne-se-um-grower': torneSe,
  'consulta-com-advogado-especialista': advogado,
  'comunidade-360-consultoria-hc-cultivo-em-casa': comunidade360,
  'cultivando-meu-remedio': remedio,
}
