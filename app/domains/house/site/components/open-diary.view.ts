import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import type { AlbumPhoto } from '#domains/garden/journal/photos/album.schemas.ts'
import type { UpdateView } from '#domains/garden/journal/updates/update.view.ts'
import type { Climate } from '#domains/growing/climate/climate.schemas.ts'
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
  /** The week as small lines: paths, so that the page needs no code for charts. */
  temperatures: string
  humidities: string
  vpds: string
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
    temperatures: pathOf(points.map(({ temperature }) => temperature?.avg ?? null)),
    humidities: pathOf(points.map(({ humidity }) => humidity?.avg ?? null)),
    vpds: pathOf(points.map(({ vpd }) => vpd?.avg ?? null)),
  }
}

export const LINE = { width: 100, height: 24 }

/** An SVG path through equally spaced values, from the lowest at the foot to the highest at the top; null is a gap. */
export function pathOf(values: (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const step = LINE.width / Math.max(1, values.length - 1)
  return values
    .map((value, i) => {
      if (value === null) return ''
      const share = high > low ? (value - low) / (high - low) : 0.5
      const move = i === 0 || values[i - 1] === null ? 'M' : 'L'
      return `${move}${Math.round(i * step)} ${Math.round(LINE.height - 2 - share * (LINE.height - 4))}`
    })
    .join('')
}
