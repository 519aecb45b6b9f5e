import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { expireMissions } from './missions/missions.actions.ts'

export const honoursJobs: JobHandlers = { 'game.expire_missions': expireMissions }

export const honoursCron: CronLine[] = [{ match: '20 * * * *', job: 'game.expire_missions' }]
