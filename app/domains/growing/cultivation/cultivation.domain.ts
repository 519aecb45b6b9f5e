import type { Domain } from '#domain.ts'
import { cultivationCron, cultivationJobs } from './cultivation.jobs.ts'
import { cultivationPersonalData } from './cultivation.personal-data.ts'
import { cultivationSubscribers } from './cultivation.subscribers.ts'
import { grownApi } from './genetic/grown.api.ts'
import { growExportApi } from './grow-export/grow-export.api.ts'
import { growPdfExport } from './grow-export/requested-pdf.export.ts'
import { manyPlantsApi } from './many-plants/many-plants.api.ts'
import { shareLinksApi } from './sharing/share-links.api.ts'
import { wateringAdviceApi } from './watering-advice/watering-advice.api.ts'
import { weekApi } from './week/week.api.ts'

export const cultivation = {
  api: {
    manyPlants: manyPlantsApi,
    growExport: growExportApi,
    shareLinks: shareLinksApi,
    grown: grownApi,
    wateringAdvice: wateringAdviceApi,
    week: weekApi,
  },
  jobs: cultivationJobs,
  cron: cultivationCron,
  subscribers: cultivationSubscribers,
  personalData: cultivationPersonalData,
  exports: { 'diario-pdf': growPdfExport },
} satisfies Domain
