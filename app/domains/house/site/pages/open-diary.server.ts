import { ORPCError } from '@orpc/server'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import { DAY } from '#shared/durations.ts'
import type { Client } from '#web/api-for.server.ts'
import { climateInBrief, type OpenDiary, timeLapse } from '../components/open-diary.view.ts'

/** A photo is on the front page once there was time to see that it should not be: it was taken back, hidden or reported. */
const SETTLED = 2 * DAY

/** The diary that visitors are shown, and the tags of what it shows; null when no open plant has one. */
export async function openDiary(api: Client, plant_id: number | null, now: Date) {
  if (plant_id === null) return null
  const id_or_slug = String(plant_id)
  const added_before = new Date(now.getTime() - SETTLED).toISOString()
  try {
    const [plant, updates, photos] = await Promise.all([
      api.garden.plants.show({ id_or_slug }),
      api.journal.updates.list({ id_or_slug, page: 1, per_page: 3 }),
      api.journal.updates.album({ id_or_slug, page: 1, per_page: 60, order_type: 'asc', added_before }),
    ])
    const climate = plant.space && (await api.climate.read({ slug: plant.space.slug, span: 'semana' }))
    const { slug, name, user, genetic, plant_cycle, cycle_since } = plant
    const diary: OpenDiary = {
      plant: { slug, name, nickname: user.nickname, genetic: genetic?.name ?? null, plant_cycle, cycle_since },
      frames: timeLapse(photos.data),
      lines: updates.data.map(updateView).map(({ photos: _, edited_at: __, ...line }) => line),
      climate: climate && climateInBrief(climate),
    }
    const tags = [`plant:${plant.id}`, `user:${plant.created_by}`, ...(plant.space ? [`space:${plant.space.id}`] : [])]
    return { diary, tags }
  } catch (error) {
    // Closed since it was chosen.
    if (error instanceof ORPCError && error.status === 404) return null
    throw error
  }
}
