import type { Climate } from '#domains/climate/climate.schemas.ts'
import type { PlantCard } from '#domains/garden/plants/plants.schemas.ts'
import type { AlbumPhoto } from '#domains/journal/photos/album.schemas.ts'
import type { UpdateView } from '#domains/journal/updates/update.view.ts'
import { photoView } from '#shared/photo-view.ts'

/** View model of the diary on the front page. */
export type OpenDiary = {
  plant: Pick<PlantCard, 'slug' | 'name' | 'plant_cycle' | 'cycle_since'> & { nickname: string; genetic: string | null }
  /** Oldest first. */
  frames: Frame[]
  lines: Omit<UpdateView, 'photos' | 'edited_at'>[]
  climate: ClimateInBrief | null
}
export type Frame = { photo: ReturnType<typeof photoView>; day: number }

/** As many as `styles/time-lapse.css` has moments for. */
export const FRAMES = 8

/** Photos of different days, evenly taken from all, with the first and the last of them. */
export function timeLapse(photos: Pick<AlbumPhoto, 'document' | 'day'>[]): Frame[] {
  const days = [...new Map(photos.map((photo) => [photo.day, photo])).values()]
  const count = Math.min(FRAMES, days.length)
  return Array.from({ length: count }, (_, i) => days[Math.round((i * (days.length - 1)) / Math.max(1, count - 1))])
    .filter((photo) => photo !== undefined)
    .map(({ document, day }) => ({ photo: photoView(document), day }))
}

export type ClimateInBrief = {
  at: Date
  temperature: number | null
  humidity: number | null
  vpd: number | null
  /** Of the week, for the small lines. */
  temperatures: (number | null)[]
  humidities: (number | null)[]
}

/** The last reading of a space and the week before it; null without one. */
export function climateInBrief({ points }: Pick<Climate, 'points'>): ClimateInBrief | null {
  const last = points.findLast(({ temperature, humidity }) => temperature || humidity)
  if (!last) return null
  return {
    at: last.at,
    temperature: last.temperature?.avg ?? null,
    humidity: last.humidity?.avg ?? null,
    vpd: last.vpd?.avg ?? null,
    temperatures: points.map(({ temperature }) => temperature?.avg ?? null),
    humidities: points.map(({ humidity }) => humidity?.avg ?? null),
  }
}
