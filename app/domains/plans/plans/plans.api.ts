import { z } from 'zod'
import { PlantRef } from '#domains/garden/plants/plants.schemas.ts'
import { UpdatePage } from '#domains/journal/updates/updates.schemas.ts'
import { anyone, login, owner, whoCan } from '#platform/procedure.ts'
import { PageInput } from '#shared/pagination.ts'
import { showPlantToday } from '../progress/plant-today.queries.ts'
import { showProgress } from '../progress/progress.queries.ts'
import { changeFirstDay, changeStages, restoreVersion } from '../stages/stages.actions.ts'
import { listVersions } from '../stages/versions.queries.ts'
import { saveAsTemplate } from '../templates/template.actions.ts'
import { changePlanPlants, changePlanSpaces } from './members.actions.ts'
import { listPlanUpdates } from './plan-updates.queries.ts'
import {
  archivePlan,
  changePlanPrivacy,
  changePlanStatus,
  createPlan,
  deletePlan,
  updatePlan,
} from './plans.actions.ts'
import { listPlans } from './plans.queries.ts'
import {
  PlanArchive,
  PlanChange,
  PlanCountFilter,
  PlanCreate,
  PlanDetail,
  PlanFilter,
  PlanPage,
  PlanPlants,
  PlanPrivacy,
  PlanProgress,
  PlanRef,
  PlanSpaces,
  PlanStatus,
  PlanStatusChange,
  PlanTemplate,
  PlantToday,
  PlanVersion,
  StageMove,
  StagesChange,
  StatusCounts,
  VersionRef,
} from './plans.schemas.ts'
import { showPlan } from './show-plan.queries.ts'
import { staffArchivePlan, staffRemovePlan } from './staff-plans.actions.ts'
import { StaffPlanArchive, StaffPlanFilter, StaffPlanRemoval } from './staff-plans.schemas.ts'
import { countByStatus, listStatuses } from './statuses.queries.ts'

const all = '/v1/plan-cultivation/plan-cultivation' as const
const one = `${all}/{slug}` as const
const statuses = '/v1/plan-cultivation/status' as const
const desk = '/v1/plan-cultivation/staff-plan' as const
const staff = whoCan('plants.manage')

export const plansApi = {
  statuses: anyone
    .route({ method: 'GET', path: statuses, summary: 'Status de um plano, em ordem' })
    .output(z.object({ data: z.array(PlanStatus) }))
    .handler(({ context }) => listStatuses(context)),
  countByStatus: anyone
    .route({
      method: 'GET',
      path: `${statuses}/get-count`,
      summary: 'Quantos planos em cada status, dos que você pode ver',
    })
    .input(PlanCountFilter)
    .output(StatusCounts)
    .handler(({ context, input }) => countByStatus(context, input)),
  list: anyone
    .route({ method: 'GET', path: all, summary: 'Planos que você pode ver' })
    .input(PlanFilter)
    .output(PlanPage)
    .handler(({ context, input }) => listPlans(context, input)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Um plano, com o planejado e o feito' })
    .input(PlanRef)
    .output(PlanDetail)
    .handler(({ context, input }) => showPlan(context, input.slug)),
  progress: anyone
    .route({ method: 'GET', path: `${one}/progress`, summary: 'Faixas e tarefas de cada etapa, e o equipamento' })
    .input(PlanRef)
    .output(PlanProgress)
    .handler(({ context, input }) => showProgress(context, input.slug)),
  versions: anyone
    .route({ method: 'GET', path: `${one}/versions`, summary: 'Versões de um plano e o que mudou em cada uma' })
    .input(PlanRef)
    .output(z.object({ data: z.array(PlanVersion) }))
    .handler(({ context, input }) => listVersions(context, input.slug)),
  planUpdates: anyone
    .route({ method: 'GET', path: `${one}/updates`, summary: 'Atualizações das plantas e dos espaços de um plano' })
    .input(PageInput.pick({ page: true, per_page: true, show: true }).extend(PlanRef.shape))
    .output(UpdatePage)
    .handler(({ context, input }) => listPlanUpdates(context, input)),
  plantToday: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/plant/{id_or_slug}/today',
      summary: 'Como está uma planta hoje: últimos cuidados e o plano que segue',
    })
    .input(PlantRef)
    .output(PlantToday)
    .handler(({ context, input }) => showPlantToday(context, input.id_or_slug)),
  create: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Cria um plano' })
    .input(PlanCreate)
    .output(PlanDetail)
    .handler(({ context, input }) => createPlan(context, input)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita um plano' })
    .input(PlanChange)
    .output(PlanDetail)
    .handler(({ context, input }) => updatePlan(context, input)),
  changePrivacy: owner
    .route({ method: 'PUT', path: `${one}/privacy`, summary: 'Cadeado ou globo' })
    .input(PlanPrivacy)
    .output(PlanDetail)
    .handler(({ context, input }) => changePlanPrivacy(context, input)),
  archive: owner
    .route({ method: 'PUT', path: `${one}/archive`, summary: 'Arquiva ou traz de volta' })
    .input(PlanArchive)
    .output(PlanDetail)
    .handler(({ context, input }) => archivePlan(context, input)),
  changeStatus: owner
    .route({ method: 'PUT', path: `${one}/status`, summary: 'Muda o status' })
    .input(PlanStatusChange)
    .output(PlanDetail)
    .handler(({ context, input }) => changePlanStatus(context, input)),
  changePlants: owner
    .route({ method: 'PUT', path: `${one}/plants`, summary: 'As plantas que seguem o plano' })
    .input(PlanPlants)
    .output(PlanDetail)
    .handler(({ context, input }) => changePlanPlants(context, input)),
  changeSpaces: owner
    .route({ method: 'PUT', path: `${one}/spaces`, summary: 'Os espaços do plano' })
    .input(PlanSpaces)
    .output(PlanDetail)
    .handler(({ context, input }) => changePlanSpaces(context, input)),
  changeStages: owner
    .route({ method: 'PUT', path: `${one}/stages`, summary: 'Muda as etapas: uma versão nova' })
    .input(StagesChange)
    .output(PlanDetail)
    .handler(({ context, input }) => changeStages(context, input)),
  moveStage: owner
    .route({
      method: 'PUT',
      path: `${one}/stages/{stage_id}/first-day`,
      summary: 'Muda o primeiro dia de uma etapa que não começou',
    })
    .input(StageMove)
    .output(PlanDetail)
    .handler(({ context, input }) => changeFirstDay(context, input)),
  restore: owner
    .route({ method: 'POST', path: `${one}/versions/{version}/restore`, summary: 'Volta às etapas de uma versão' })
    .input(VersionRef)
    .output(PlanDetail)
    .handler(({ context, input }) => restoreVersion(context, input)),
  saveAsTemplate: owner
    .route({ method: 'POST', path: `${one}/template`, successStatus: 201, summary: 'Salva um plano seu como modelo' })
    .input(PlanTemplate)
    .output(PlanDetail)
    .handler(({ context, input }) => saveAsTemplate(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um plano' })
    .input(PlanRef)
    .output(z.void())
    .handler(({ context, input }) => deletePlan(context, input.slug)),
  listForStaff: staff
    .route({ method: 'GET', path: desk, summary: 'Todos os planos, para a equipe' })
    .input(StaffPlanFilter)
    .output(PlanPage)
    .handler(({ context, input }) => listPlans(context, input)),
  archiveAsStaff: staff
    .route({
      method: 'PUT',
      path: `${desk}/{slug}/archive`,
      successStatus: 204,
      summary: 'A equipe arquiva um plano, ou o traz de volta',
    })
    .input(StaffPlanArchive)
    .output(z.void())
    .handler(({ context, input }) => staffArchivePlan(context, input)),
  removeAsStaff: staff
    .route({ method: 'POST', path: `${desk}/{slug}/remove`, successStatus: 204, summary: 'A equipe apaga um plano' })
    .input(StaffPlanRemoval)
    .output(z.void())
    .handler(({ context, input }) => staffRemovePlan(context, input)),
}
