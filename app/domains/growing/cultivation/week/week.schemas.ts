import { z } from 'zod'
import { PlantCycle, PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { AlbumPhoto } from '#domains/garden/journal/photos/album.schemas.ts'
import { partNames } from '#domains/growing/harvest/harvests/part.kinds.ts'
import { typedDay } from '#shared/typed-day.ts'
import { weekFigures } from './week.kinds.ts'

/** The last day of the seven; default: today. */
export const WeekFilter = PlantRef.extend({ until: typedDay.optional() })
export type WeekFilter = z.infer<typeof WeekFilter>

const day = z.iso.date()
const count = z.number().int()
const Weighing = z.object({ at: z.date(), grams: z.number() })
export const PlantWeek = z.object({
  plant: z.object({
    id: count,
    slug: z.string(),
    name: z.string(),
    private: z.boolean(),
    /** Of the viewer, who may post it; staff reads along. */
    mine: z.boolean(),
  }),
  since: day,
  until: day,
  /** Last days of the weeks before and after; null beyond its first day, and beyond today. */
  previous: day.nullable(),
  next: day.nullable(),
  /** On the last day, its first day being 1; null before its first cycle. */
  phase: z.object({ plant_cycle: PlantCycle, day: count, began_in_week: z.boolean() }).nullable(),
  /** The newest that was taken in the week. */
  photo: AlbumPhoto.nullable(),
  /** How often each activity; `name` of an activity of the grower's own, `first` when its first ever is among them. */
  acts: z.array(
    z.object({
      ...{ kind: z.enum(activitySlugs), name: z.string().nullable(), count },
      ...{ watering: z.boolean(), feeding: z.boolean(), first: z.boolean() },
    }),
  ),
  water_ml: z.number().nullable(),
  /** Share of the hours with a reading in which VPD was in its band; null without any, and of a cut plant, which has none. */
  climate: z.object({ share: z.number(), hours: z.number() }).nullable(),
  band_from: z.string(),
  /** kPa, judged by nothing; null without a reading. */
  vpd_mean: z.number().nullable(),
  /** cm: the last height of the week, and the last one of the seven days before, else the first of the week. */
  growth: z.object({ from: z.number().nullable(), to: z.number() }).nullable(),
  /** Of the jar in which it cures, as last measured in the week: % and grams. */
  jar: z.object({ day, humidity: z.number().nullable(), grams: z.number().nullable() }).nullable(),
  /** Of a cut plant, what its weighings of the week tell since the first one; null before. */
  drying: z
    .object({
      /** The whole plant where it was weighed twice, else the part that was; null when nothing was in the week. */
      weight: z
        .object({ part: z.enum(partNames).nullable(), first: Weighing, last: Weighing, lost: z.number().nullable() })
        .nullable(),
      /** When it is, or was, dry enough; foretold in the present week alone. */
      ready_at: z.date().nullable(),
      /** In the week. */
      reached_at: z.date().nullable(),
    })
    .nullable(),
  /** Of the viewer's own: the newest post that tells of this week. */
  posted: z.object({ slug: z.string(), at: z.date() }).nullable(),
  /** What differs from the week before, the most different first. */
  changes: z.array(z.object({ figure: z.enum(weekFigures), now: z.number(), before: z.number() })),
})
export type PlantWeek = z.infer<typeof PlantWeek>
