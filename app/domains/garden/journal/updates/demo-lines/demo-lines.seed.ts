import { closings } from './closings.seed.ts'
import { colheita, cura, secagem } from './finish.seed.ts'
import { floracao } from './floracao.seed.ts'
import type { Lines } from './line.seed.ts'
import { germinacao, semente } from './start.seed.ts'
import { vegetativo } from './vegetativo.seed.ts'

export type { Line } from './line.seed.ts'
export { closings }

export const linesOf: Record<string, Lines> = { semente, germinacao, vegetativo, floracao, colheita, secagem, cura }
