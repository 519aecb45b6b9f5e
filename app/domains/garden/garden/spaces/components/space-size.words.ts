import type { SpaceCard } from '../spaces.schemas.ts'

/** '80 × 80 × 180 cm' (width, depth, height); null without measures. */
export function spaceSize({ width_cm, depth_cm, height_cm }: Pick<SpaceCard, 'width_cm' | 'depth_cm' | 'height_cm'>) {
  const sides = [width_cm, depth_cm, height_cm].filter((side) => side !== null)
  return sides.length > 1 ? `${sides.join(' × ')} cm` : null
}
