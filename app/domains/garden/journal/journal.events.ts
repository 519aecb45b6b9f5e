import type { ActivitySlug } from './activities/activity.kinds.ts'

/** One act, on all its plants or on a space. */
export type ActPosted = {
  act_key: string
  kind: ActivitySlug
  activity_type_id: number | null
  update_ids: number[]
  plants: { id: number; created_by: number }[]
  /** Where it happened. */
  space_ids: number[]
  /** About the space itself, not its plants. */
  about_space: boolean
  happened_at: Date
}

declare module '#platform/events.ts' {
  interface Events {
    'update.posted': ActPosted
    'update.changed': {
      update_id: number
      act_key: string
      plant_id: number | null
      space_id: number | null
      created_by: number
      /** The time before the correction. */
      was_at: Date
    }
    'update.deleted': {
      update_id: number
      act_key: string
      plant_id: number | null
      space_id: number | null
      created_by: number
    }
  }
}
