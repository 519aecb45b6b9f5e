import type { Point, Vec3 } from './geometry.ts'

/** Looks slightly down at the plant; orthographic, as in a botanical plate. */
/** `detail` is output pixels per pixel of the picture: what is too small to be seen is not drawn. */
export type Camera = {
  origin: Point
  scale: number
  detail: number
  project: (at: Vec3) => Point
  turn: (direction: Vec3) => Point
}

const PITCH = (17 * Math.PI) / 180

/** `origin` is where the stem leaves the soil in the picture, `scale` is pixels per centimetre. */
export function cameraAt(origin: Point, scale: number, detail = 1): Camera {
  const down = Math.sin(PITCH) * scale
  const rise = Math.cos(PITCH) * scale
  const turn = (v: Vec3): Point => ({ x: v.x * scale, y: v.z * down - v.y * rise })
  const project = (v: Vec3): Point => ({ x: origin.x + v.x * scale, y: origin.y + v.z * down - v.y * rise })
  return { origin, scale, detail, project, turn }
}
