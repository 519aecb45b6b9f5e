import { z } from 'zod'
import { login, Nothing, owner } from '#platform/procedure.ts'
import { archiveActivity, changeActivity, createActivity } from './activities.actions.ts'
import { listActivities } from './activities.queries.ts'
import { ActivityChange, ActivityCreate, ActivityId, OwnActivity } from './activities.schemas.ts'

const all = '/v1/plan-cultivation/activity-type' as const
const one = `${all}/{id}` as const

export const activitiesApi = {
  list: login.get(all, 'As suas próprias atividades', z.object({ data: z.array(OwnActivity) }), listActivities),
  create: login.create(all, 'Cria uma atividade', ActivityCreate, OwnActivity, createActivity),
  change: owner.put(one, 'Muda uma atividade', ActivityChange, OwnActivity, changeActivity),
  archive: owner.delete(one, 'Arquiva uma atividade', ActivityId, Nothing, (ctx, { id }) => archiveActivity(ctx, id)),
}
