import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Line } from '#domains/garden/journal/updates/demo-lines/line.seed.ts'
import { colheita, cura, secagem } from './finish.seed.ts'
import { floracao } from './floracao.seed.ts'
import { growingQuestions } from './growing-questions.seed.ts'
import { otherQuestions } from './other-questions.seed.ts'
import type { Question } from './question.seed.ts'
import { germinacao, semente } from './start.seed.ts'
import { vegetativo } from './vegetativo.seed.ts'

/** What is written about a plant in each phase. */
export const progress: Record<CycleSlug, Line[]> = {
  semente,
  germinacao,
  vegetativo,
  floracao,
  colheita,
  secagem,
  cura,
}

export const questions: Question[] = [...growingQuestions, ...otherQuestions]
