import type { Domain } from '#domain.ts'
import { legalPersonalData } from './legal.personal-data.ts'
import { termsApi } from './terms/terms.api.ts'
import { textKinds } from './texts/text.kinds.ts'
import { textsApi } from './texts/texts.api.ts'
import { textsJobs } from './texts/texts.jobs.ts'

export const legal = {
  api: { terms: termsApi, policy: textsApi(textKinds.politica_de_privacidade) },
  jobs: textsJobs,
  personalData: legalPersonalData,
} satisfies Domain
