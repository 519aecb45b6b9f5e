import type { Stage } from '../stage.ts'

/** Things that stand around; `x`, `y` is the middle of the foot, `size` the height, in pixels. */
export type Prop = (stage: Stage, x: number, y: number, size: number) => string
