import type { Domain } from '#domain.ts'
import { cupCriteria } from './criteria/cup-criteria.staff.ts'
import { editionsPersonalData } from './editions.personal-data.ts'
import { cupEditionsApi } from './editions/cup-editions.api.ts'
import { cupEditions } from './editions/cup-editions.staff.ts'
import { cupJudges, cupProfessors } from './judges/cup-judges.staff.ts'
import { cupModalities } from './modalities/cup-modalities.staff.ts'
import { cupPrizes } from './prizes/cup-prizes.staff.ts'
import { cupSponsors } from './sponsors/cup-sponsors.staff.ts'

export const editions = {
  api: {
    editions: cupEditionsApi,
    staffEditions: cupEditions.calls,
    staffModalities: cupModalities.calls,
    staffCriteria: cupCriteria.calls,
    staffSponsors: cupSponsors.calls,
    staffPrizes: cupPrizes.calls,
    staffJudges: cupJudges.calls,
    staffProfessors: cupProfessors.calls,
  },
  staff: [cupEditions, cupModalities, cupCriteria, cupSponsors, cupPrizes, cupJudges, cupProfessors],
  personalData: editionsPersonalData,
} satisfies Domain
