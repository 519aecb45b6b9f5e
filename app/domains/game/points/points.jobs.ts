import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { settle } from './causes/settle.actions.ts'

export const pointsJobs: JobHandlers = { 'game.settle': settle }
