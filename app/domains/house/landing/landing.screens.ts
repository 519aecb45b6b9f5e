import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () =>
  seenBy(
    undefined,
    landings.map((landing) => `/lps/${landing}`),
  )
