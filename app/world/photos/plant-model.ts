import { degrees, type Vec3 } from './geometry.ts'

/** Days since the sprout broke the soil; `flowering` is 0 until the light is switched to 12 hours. */
export type Age = { days: number; flowering: number }

export type LeafSpot = {
  at: Vec3
  azimuth: number
  size: number
  fingers: number
  rise: number
  petiole: number
  youth: number
  order: number
  fade: number
  key: string
}

export type StemSpot = { points: Vec3[]; thickness: number; order: number }

export type BudSpot = { at: Vec3; direction: Vec3; length: number; radius: number; key: string; top: boolean }

export type PlantModel = { leaves: LeafSpot[]; stems: StemSpot[]; buds: BudSpot[]; height: number; spread: number }

/** Days between one leaf node and the next. */
export const PLASTOCHRON = 2.7

/** After the light is switched a plant still stretches this many days, then only flowers. */
export const STRETCH_DAYS = 18

/** The golden angle, between one alternate leaf and the next. */
export const GOLDEN = degrees(137.5)
