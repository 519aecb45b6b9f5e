import type { Domain } from '#domain.ts'
import { processesApi } from './processes/processes.api.ts'
import { processesPersonalData } from './processes.personal-data.ts'
import { careProfessionals } from './professionals/care-professionals.staff.ts'
import { processMoves, processStatuses } from './statuses/process-statuses.staff.ts'
import { processTags } from './tags/process-tags.staff.ts'

export const processes = {
  api: {
    processes: processesApi,
    statuses: processStatuses.calls,
    moves: processMoves.calls,
    tags: processTags.calls,
    professionals: careProfessionals.calls,
  },
  staff: [processStatuses, processMoves, processTags, careProfessionals],
  personalData: processesPersonalData,
} satisfies Domain
