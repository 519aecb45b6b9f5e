import type { Place, Scenery, Stage } from '../stage.ts'
import { armario } from './armario.ts'
import { estufa } from './estufa.ts'
import { quarto } from './quarto.ts'
import { tenda } from './tenda.ts'
import { varanda } from './varanda.ts'

export const PLACE_SCENERY: Record<Place, (stage: Stage) => Scenery> = { tenda, estufa, varanda, armario, quarto }
