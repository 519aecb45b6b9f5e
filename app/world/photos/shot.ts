import { clamp } from './geometry.ts'
import { randomOf } from './random.ts'
import { group } from './svg.ts'

/** How the photo is taken: from where the subject is seen, and which part of the scene is in the frame. */
export type Shot = {
  /** Size of a potted plant in its room; below 1 it stands further away. */
  size: number
  /** Pixels that a potted plant stands beside the middle. */
  aside: number
  /** Above 1 the frame shows a part of the scene only. */
  zoom: number
  /** Middle of the frame, pixels from the scene's middle. */
  focus: { x: number; y: number }
  /** Degrees that the camera is held askew. */
  tilt: number
  mirrored: boolean
}

export const PLAIN_SHOT: Shot = { size: 1, aside: 0, zoom: 1, focus: { x: 0, y: 0 }, tilt: 0, mirrored: false }

/** A grower's habit: the same for all photos of one plant, so that they make a time-lapse. */
export function shotOf(seed: number): Shot {
  const random = randomOf(seed, 'shot')
  const kind = random.pick(['whole', 'whole', 'far', 'aside', 'near'] as const)
  const side = random.chance(0.5) ? 1 : -1
  const tilt = random.chance(0.5) ? random.between(-3, 3) : 0
  const mirrored = random.chance(0.5)
  const steady = { ...PLAIN_SHOT, tilt, mirrored, zoom: 1 + Math.abs(tilt) * 0.024 }
  if (kind === 'far') return { ...steady, size: random.between(0.66, 0.78), aside: side * random.between(0, 160) }
  if (kind === 'aside') return { ...steady, size: 0.9, aside: side * random.between(200, 290) }
  if (kind === 'near')
    return {
      ...steady,
      zoom: random.between(1.35, 1.6),
      focus: { x: side * random.between(0, 120), y: random.between(-60, 140) },
    }
  return { ...steady, size: random.between(0.88, 1), zoom: steady.zoom * random.between(1, 1.08) }
}

const FOOT = 1790

/** A potted plant of the picture, standing where the shot has it. */
export const standingAt = ({ size, aside }: Shot, subject: string): string =>
  size === 1 && !aside
    ? subject
    : group(`translate(${800 + aside} ${FOOT}) scale(${size}) translate(-800 -${FOOT})`, subject)

/** The part of the scene that the shot shows; its edges stay outside the frame. */
export function shown({ zoom, focus, tilt, mirrored }: Shot, scene: string): string {
  if (zoom === 1 && !mirrored) return scene
  const lean = Math.abs(tilt) * 0.02
  const room = Math.max(0, 1 - (1 + lean) / zoom)
  const x = 800 + clamp(focus.x, -800 * room, 800 * room)
  const y = 1000 + clamp(focus.y, -1000 * room, 1000 * room)
  return group(
    `translate(800 1000) rotate(${tilt.toFixed(2)}) scale(${(mirrored ? -zoom : zoom).toFixed(3)} ${zoom.toFixed(3)}) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`,
    scene,
  )
}
