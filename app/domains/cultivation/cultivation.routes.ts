import { route } from '@react-router/dev/routes'

const plants = 'domains/cultivation/plants/pages'
const exports = 'domains/cultivation/grow-export/pages'
const spaces = 'domains/cultivation/spaces/pages'
const updates = 'domains/cultivation/updates/pages'
const plans = 'domains/cultivation/plans/pages'
const stuffs = 'domains/cultivation/stuffs/pages'
const stuffStaff = 'domains/cultivation/stuffs/staff/pages'

const jars = 'domains/cultivation/jars/pages'
const sharing = 'domains/cultivation/sharing/pages'
const agenda = 'domains/cultivation/agenda/pages'

export const cultivationRoutes = [
  route('cultivo/gerenciar/plantas', 'domains/cultivation/many-plants/pages/manage-plants.page.tsx'),
  route('cultivo', 'domains/cultivation/today/pages/today.page.tsx'),
  route('cultivo/agenda', `${agenda}/agenda.page.tsx`),
  route('cultivo/agenda/celular', `${agenda}/agenda-feed.page.tsx`),
  route('cultivo/agenda/nova', `${agenda}/task-new.page.tsx`),
  route('cultivo/agenda/tarefas', `${agenda}/task-acts.page.tsx`),
  route('cultivo/agenda/tarefa/:id', `${agenda}/task.page.tsx`),
  route('cultivo/agenda/tarefa/:id/editar', `${agenda}/task-edit.page.tsx`),
  route('cultivo/agenda/tarefa/:id/feito', `${agenda}/task-done.page.tsx`),
  route('cultivo/planta/:slug/agenda', `${agenda}/plant-agenda.page.tsx`),
  route('cultivo/espaco/:slug/agenda', `${agenda}/space-agenda.page.tsx`),
  route('cultivo/plano/:slug/agenda', `${agenda}/plan-agenda.page.tsx`),
  route('cultivo/plantas', `${plants}/my-plants.page.tsx`),
  route('cultivo/:user/plantas', `${plants}/grower-plants.page.tsx`),
  route('cultivo/add-planta', `${plants}/plant-new.page.tsx`),
  route('cultivo/edit-planta', `${plants}/choose-plant.page.tsx`),
  route('cultivo/edit-planta/:slug', `${plants}/plant-edit.page.tsx`, { id: 'edit-planta' }),
  route('cultivo/planta/:slug', `${plants}/plant-detail.page.tsx`),
  route('cultivo/planta/:slug/edit', `${plants}/plant-edit.page.tsx`),
  route('cultivo/planta/:slug/atualizacoes', `${updates}/plant-updates.page.tsx`),
  route('cultivo/planta/:slug/fotos', `${updates}/plant-album.page.tsx`),
  route('cultivo/atualizacao/:id/editar', `${updates}/update-edit.page.tsx`),
  route('cultivo/atualizacao/:id/apagar', `${updates}/update-delete.page.tsx`),
  route('cultivo/atividades', 'domains/cultivation/activities/pages/activities.page.tsx'),
  route('cultivo/espaco/:slug/atualizacoes', `${updates}/space-updates.page.tsx`),
  route('cultivo/planta/:slug/colheita', 'domains/cultivation/harvests/pages/plant-harvest.page.tsx'),
  route('cultivo/planta/:slug/exportar', `${exports}/plant-export.page.tsx`),
  route('cultivo/planta/:slug/exportar/:format', `${exports}/plant-export-file.page.tsx`),
  route('cultivo/espaco/:slug/fotos', `${updates}/space-album.page.tsx`),
  route('cultivo/planta/:slug/comentarios', `${plants}/plant-comments.page.tsx`),
  route('cultivo/planta/:slug/compartilhar', `${sharing}/plant-share.page.tsx`),
  route('cultivo/espaco/:slug/compartilhar', `${sharing}/space-share.page.tsx`),
  route('cultivo/foto/:id/esconder', 'domains/cultivation/hidden-parts/pages/hide-part.page.tsx'),
  route('v/:token', `${sharing}/shared.page.tsx`),
  route('cultivo/planta/:slug/setup', `${plants}/plant-setup.page.tsx`),
  route('cultivo/itens', `${stuffs}/my-stuffs.page.tsx`),
  route('cultivo/:user/itens', `${stuffs}/grower-stuffs.page.tsx`),
  route('cultivo/item/:slug', `${stuffs}/stuff-detail.page.tsx`),
  route('cultivo/espacos', `${spaces}/my-spaces.page.tsx`),
  route('cultivo/:user/espacos', `${spaces}/grower-spaces.page.tsx`),
  route('cultivo/add-espaco', `${spaces}/space-new.page.tsx`),
  route('cultivo/edit-espaco', `${spaces}/choose-space.page.tsx`),
  route('cultivo/edit-espaco/:slug', `${spaces}/space-edit.page.tsx`),
  route('cultivo/espaco/:slug', `${spaces}/space-detail.page.tsx`),
  route('cultivo/espaco/:slug/clima', 'domains/cultivation/climate/pages/space-climate.page.tsx'),
  route('cultivo/espaco/:slug/exportar', `${exports}/space-export.page.tsx`),
  route('cultivo/espaco/:slug/exportar/:format', `${exports}/space-export-file.page.tsx`),
  route('cultivo/espaco/:slug/comentarios', `${spaces}/space-comments.page.tsx`),
  route('cultivo/espaco/:slug/plantas', `${spaces}/space-plants.page.tsx`),
  route('cultivo/registrar', `${updates}/many-updates.page.tsx`),
  route('sem-conexao', 'domains/cultivation/offline/pages/offline.page.tsx'),
  route('cultivo/a-enviar', 'domains/cultivation/offline/pages/queue.page.tsx'),
  route('cultivo/plano', `${plans}/my-plans.page.tsx`),
  route('cultivo/:user/plano', `${plans}/grower-plans.page.tsx`),
  route('cultivo/add-plano', `${plans}/plan-new.page.tsx`),
  route('cultivo/plano/:slug', `${plans}/plan-detail.page.tsx`),
  route('cultivo/plano/:slug/edit', `${plans}/plan-edit.page.tsx`),
  route('cultivo/plano/:slug/plantas', `${plans}/plan-plants.page.tsx`),
  route('cultivo/plano/:slug/espacos', `${plans}/plan-spaces.page.tsx`),
  route('cultivo/plano/:slug/atualizacoes', `${plans}/plan-updates.page.tsx`),
  route('cultivo/plano/:slug/comentarios', `${plans}/plan-comments.page.tsx`),
  route('cultivo/potes', `${jars}/jars.page.tsx`),
  route('cultivo/potes/novo', `${jars}/jars-new.page.tsx`),
  route('cultivo/pote/:slug', `${jars}/jar-detail.page.tsx`),
  route('cultivo/pote/:slug/edit', `${jars}/jar-edit.page.tsx`),
  route('cultivo/pote/:slug/anotacao/:id', `${jars}/jar-entry.page.tsx`),
  route('cultivo/calculadoras', 'domains/cultivation/calculators/pages/calculators.page.tsx'),
  route('cultivo/etiquetas', 'domains/cultivation/labels/pages/labels.page.tsx'),
  route('cultivo/:user/add-espaco', `${plants}/own-form.page.tsx`, { id: 'own-add-space' }),
  route('cultivo/:user/edit-espaco/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-space' }),
  route('cultivo/:user/add-plano', `${plants}/own-form.page.tsx`, { id: 'own-add-plan' }),
  route('cultivo/:user/add-planta', `${plants}/own-form.page.tsx`, { id: 'own-add-planta' }),
  route('cultivo/:user/edit-planta/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-planta' }),
]

/** Answers data, not pages. */
export const cultivationDataRoutes = [
  route('cultivo/a-enviar/envio', 'domains/cultivation/offline/pages/send.page.tsx'),
]

/** For staff, in the administration's frame. */
export const cultivationAdminRoutes = [
  route('admin/stuffs', `${stuffStaff}/stuffs-list.page.tsx`),
  route('admin/stuffs.csv', `${stuffStaff}/stuffs-csv.page.tsx`),
  route('admin/stuffs_type', `${stuffStaff}/stuff-types.page.tsx`),
  route('admin/plano_de_cultivo', `${plans}/admin/plans-list.page.tsx`),
  route('admin/plano_de_cultivo/csv', `${plans}/admin/plans-csv.page.tsx`),
  route('admin/plano_de_cultivo/:slug', `${plans}/admin/plan-desk.page.tsx`),
]
/** Read by calendar programs: no frame. */
export const agendaFeedRoutes = [route('agenda/:file', `${agenda}/agenda-ics.page.tsx`)]
