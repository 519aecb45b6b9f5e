import { z } from 'zod'
import { CupNow } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import { CourseCard } from '#domains/learning/courses/courses/courses.schemas.ts'
import { NextCohort } from '#domains/learning/enrolment/cohorts/cohorts.schemas.ts'
import { NextEvent } from '#domains/learning/events/events/events.schemas.ts'
import { OfferCard } from '#domains/market/products/offers/offers.schemas.ts'
import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { DescribedModel } from '#domains/robots/device-models/models/device-models.schemas.ts'
import { ShownRobot } from '#domains/robots/ganza/demonstration/demonstration.schemas.ts'

export const LandingRef = z.object({ landing: z.enum(landings) })
export type LandingRef = z.infer<typeof LandingRef>

/** What there is now of what a page is about; what it is not about is left out. */
export const LandingPieces = z.object({
  products: z.array(OfferCard).optional(),
  courses: z.array(CourseCard).optional(),
  cohort: NextCohort.nullable().optional(),
  event: NextEvent.nullable().optional(),
  cup: CupNow.optional(),
  models: z.array(DescribedModel).optional(),
  robot: ShownRobot.nullable().optional(),
  steps: z
    .array(
      z.object({
        name: z.string(),
        text: z.string(),
        days: z.number().int(),
        /** It comes in the place of the one before, not after it. */
        instead: z.boolean(),
      }),
    )
    .optional(),
  documents: z.array(z.object({ name: z.string(), help: z.string(), required: z.boolean() })).optional(),
})
export type LandingPieces = z.infer<typeof LandingPieces>
