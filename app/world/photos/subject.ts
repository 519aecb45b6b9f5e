import type { Genetics } from './genetics.ts'
import type { Stage } from './stage.ts'

/** What a picture is about: its own drawing, on the stage, on a given day of its cycle. */
export type Subject = (stage: Stage, genes: Genetics, day: number) => string
