import { z } from 'zod'
import { login, owner } from '#platform/procedure.ts'
import { archiveActivity, changeActivity, createActivity } from './activities.actions.ts'
import { listActivities } from './activities.queries.ts'
import { ActivityChange, ActivityCreate, ActivityId, OwnActivity } from './activities.schemas.ts'

const all = '/v1/plan-cultivation/activity-type' as const
const one = `${all}/{id}` as const

export const activitiesApi = {
  list: login
    .route({ method: 'GET', path: all, summary: 'As suas próprias atividades' })
    .output(z.object({ data: z.array(OwnActivity) }))
    .handler(({ context }) => listActivities(context)),
  create: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Cria uma atividade' })
    .input(ActivityCreate)
    .output(OwnActivity)
    .handler(({ context, input }) => createActivity(context, input)),
  change: owner
    .route({ method: 'PUT', path: one, summary: 'Muda uma atividade' })
    .input(ActivityChange)
    .output(OwnActivity)
    .handler(({ context, input }) => changeActivity(context, input)),
  archive: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Arquiva uma atividade' })
    .input(ActivityId)
    .output(z.void())
    .handler(({ context, input }) => archiveActivity(context, input.id)),
}
