import { z } from 'zod'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { UpdatePage } from '#domains/garden/journal/updates/updates.schemas.ts'
import { anyone, login, Nothing, owner, whoCan } from '#platform/procedure.ts'
import { PageInput } from '#shared/pagination.ts'
import { showPlantToday } from '../progress/plant-today.queries.ts'
import { showProgress } from '../progress/progress.queries.ts'
import { changeFirstDay, changeStages, restoreVersion } from '../stages/stages.actions.ts'
import { listVersions } from '../stages/versions.queries.ts'
import { saveAsTemplate } from '../templates/template.actions.ts'
import { changePlanPlants, changePlanSpaces } from './members.actions.ts'
import { listPlanUpdates } from './plan-updates.queries.ts'
import { archivePlan, changePlanPrivacy, changePlanStatus, createPlan, deletePlan, updatePlan } from './plans.actions.ts'
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
  statuses: anyone.get(statuses, 'Status de um plano, em ordem', z.object({ data: z.array(PlanStatus) }), listStatuses),
  countByStatus: anyone.get(`${statuses}/get-count`, 'Quantos planos em cada status, dos que você pode ver', PlanCountFilter, StatusCounts, countByStatus),
  list: anyone.get(all, 'Planos que você pode ver', PlanFilter, PlanPage, listPlans),
  show: anyone.get(one, 'Um plano, com o planejado e o feito', PlanRef, PlanDetail, (ctx, { slug }) => showPlan(ctx, slug)),
  progress: anyone.get(`${one}/progress`, 'Faixas e tarefas de cada etapa, e o equipamento', PlanRef, PlanProgress, (ctx, { slug }) => showProgress(ctx, slug)),
  versions: anyone.get(`${one}/versions`, 'Versões de um plano e o que mudou em cada uma', PlanRef, z.object({ data: z.array(PlanVersion) }), (ctx, { slug }) =>
    listVersions(ctx, slug),
  ),
  planUpdates: anyone.get(
    `${one}/updates`,
    'Atualizações das plantas e dos espaços de um plano',
    PageInput.pick({ page: true, per_page: true, show: true }).extend(PlanRef.shape),
    UpdatePage,
    listPlanUpdates,
  ),
  plantToday: anyone.get(
    '/v1/plan-cultivation/plant/{id_or_slug}/today',
    'Como está uma planta hoje: últimos cuidados e o plano que segue',
    PlantRef,
    PlantToday,
    (ctx, { id_or_slug }) => showPlantToday(ctx, id_or_slug),
  ),
  create: login.create(all, 'Cria um plano', PlanCreate, PlanDetail, createPlan),
  update: owner.put(one, 'Edita um plano', PlanChange, PlanDetail, updatePlan),
  changePrivacy: owner.put(`${one}/privacy`, 'Cadeado ou globo', PlanPrivacy, PlanDetail, changePlanPrivacy),
  archive: owner.put(`${one}/archive`, 'Arquiva ou traz de volta', PlanArchive, PlanDetail, archivePlan),
  changeStatus: owner.put(`${one}/status`, 'Muda o status', PlanStatusChange, PlanDetail, changePlanStatus),
  changePlants: owner.put(`${one}/plants`, 'As plantas que seguem o plano', PlanPlants, PlanDetail, changePlanPlants),
  changeSpaces: owner.put(`${one}/spaces`, 'Os espaços do plano', PlanSpaces, PlanDetail, changePlanSpaces),
  changeStages: owner.put(`${one}/stages`, 'Muda as etapas: uma versão nova', StagesChange, PlanDetail, changeStages),
  moveStage: owner.put(`${one}/stages/{stage_id}/first-day`, 'Muda o primeiro dia de uma etapa que não começou', StageMove, PlanDetail, changeFirstDay),
  restore: owner.post(`${one}/versions/{version}/restore`, 'Volta às etapas de uma versão', VersionRef, PlanDetail, restoreVersion),
  saveAsTemplate: owner.create(`${one}/template`, 'Salva um plano seu como modelo', PlanTemplate, PlanDetail, saveAsTemplate),
  remove: owner.delete(one, 'Apaga um plano', PlanRef, Nothing, (ctx, { slug }) => deletePlan(ctx, slug)),
  listForStaff: staff.get(desk, 'Todos os planos, para a equipe', StaffPlanFilter, PlanPage, listPlans),
  archiveAsStaff: staff.put(`${desk}/{slug}/archive`, 'A equipe arquiva um plano, ou o traz de volta', StaffPlanArchive, Nothing, staffArchivePlan),
  removeAsStaff: staff.post(`${desk}/{slug}/remove`, 'A equipe apaga um plano', StaffPlanRemoval, Nothing, staffRemovePlan),
}
