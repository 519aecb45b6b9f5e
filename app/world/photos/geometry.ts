/** x to the right, y up, z towards the viewer; plant coordinates in centimetres. */
export type Vec3 = { x: number; y: number; z: number }
/** A point of the picture, in pixels, y down. */
export type Point = { x: number; y: number }

export const add = (a: Vec3, b: Vec3, times = 1): Vec3 => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
  z: a.z + b.z * times,
})

export const scaled = (a: Vec3, times: number): Vec3 => ({ x: a.x * times, y: a.y * times, z: a.z * times })

export function unit(a: Vec3): Vec3 {
  const length = Math.hypot(a.x, a.y, a.z) || 1
  return scaled(a, 1 / length)
}

export const cross = (a: Vec3, b: Vec3): Vec3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 before `from`, 1 after `to`, an S curve between. */
export function ease(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

export const degrees = (angle: number): number => (angle * Math.PI) / 180
