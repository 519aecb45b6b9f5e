import type { Genetics } from './genetics.ts'
import type { Stage } from './stage.ts'

/** Draws the subject of a picture on the stage, on a given day of its cycle. */
export type Subject = (stage: Stage, genes: Genetics, day: number) => string
