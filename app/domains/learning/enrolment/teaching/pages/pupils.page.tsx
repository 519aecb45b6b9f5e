import { z } from 'zod'
import { formatNumericDay } from '#shared/dates.ts'
import { rowId } from '#shared/row-id.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CohortInput } from '../../cohorts/cohorts.schemas.ts'
import { CohortDesk } from '../../cohorts/components/cohort-desk.tsx'
import { grantSources } from '../../enrolments/enrolment.kinds.ts'
import { closedWords, sourceWords } from '../../enrolments/enrolment.words.ts'
import { PupilAdd, PupilFilter } from '../../enrolments/enrolments.schemas.ts'
import { taughtWords } from '../../enrolments/progress.words.ts'
import { CourseFrame } from '../components/course-frame.tsx'
import type { Route } from './+types/pupils.page'
import { deskCourse, deskPath } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Alunos de ${loaderData.course.title}`,
}))

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const slug = params.curso_slug
  const place = await deskCourse(context, params)
  const page = await apiFor(context).enrolment.enrolments.pupils({
    ...filterOf(request, PupilFilter.omit({ slug: true })),
    slug,
  })
  const { cohorts } = apiFor(context).enrolment
  const [groups, people] = await Promise.all([cohorts.list({ slug }), cohorts.people({ slug })])
  return { ...place, page, cohorts: groups.data, people: people.data }
}

export async function action(args: Route.ActionArgs) {
  const slug = args.params.curso_slug
  const here = `${deskPath(args.params)}/alunos`
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (form === 'cohort')
    return submit(args, CohortInput, async (api, input) => {
      await api.enrolment.cohorts.create({ ...input, slug })
      return redirectWithToast(here, 'Turma criada.')
    })
  if (form === 'remove-cohort')
    return submit(args, z.object({ id: rowId }), async (api, { id }) => {
      await api.enrolment.cohorts.remove({ slug, id })
      return redirectWithToast(here, 'A turma foi apagada.')
    })
  if (form.startsWith('cohort-'))
    return submit(args, CohortInput.extend({ id: rowId }), async (api, input) => {
      await api.enrolment.cohorts.change({ ...input, slug })
      return redirectWithToast(here, 'Turma salva.')
    })
  if (form === 'end')
    return submit(args, z.object({ user_id: rowId }), async (api, { user_id }) => {
      await api.enrolment.enrolments.endPupil({ slug, user_id })
      return redirectWithToast(here, 'O acesso acabou. O progresso fica guardado.')
    })
  return submit(args, PupilAdd.omit({ slug: true }), async (api, input) => {
    await api.enrolment.enrolments.addPupil({ ...input, slug })
    return redirectWithToast(here, `@${input.nickname.replace(/^@/, '')} está no curso.`)
  })
}

const filters = [
  { name: 'source', label: 'Entrou por', options: grantSources.map((value) => ({ value, label: sourceWords[value] })) },
]

export default function PupilsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, base, page, cohorts, people } = loaderData
  return (
    <CourseFrame {...loaderData} title={`Alunos de ${course.title}`}>
      {actionData?.message && actionData.values?.form === 'end' && <Notice tone="error" title={actionData.message} />}
      <DataList
        label="Alunos"
        noun={['aluno', 'alunos']}
        page={page}
        keyOf={({ user_id }) => user_id}
        nameOf={({ nickname }) => nickname}
        search="Buscar apelido"
        filters={filters}
        csv={`${base}/alunos/csv`}
        columns={[
          {
            key: 'nickname',
            label: 'Aluno',
            sortable: true,
            render: ({ nickname }) => (
              <Link to={`/perfil/${nickname}`} className="link link-hover font-semibold">
                {nickname}
              </Link>
            ),
          },
          {
            key: 'open',
            label: 'Acesso',
            render: ({ open, opens_at, source }) => (
              <Badge tone={open ? 'primary' : 'neutral'}>
                {open ? (source ? sourceWords[source] : 'Assinatura') : closedWords(opens_at)}
              </Badge>
            ),
          },
          {
            key: 'percent',
            label: 'Fez',
            sortable: true,
            align: 'end',
            render: taughtWords,
          },
          {
            key: 'finished',
            label: 'Concluiu',
            render: ({ finished_at }) => (finished_at ? formatNumericDay(finished_at) : '—'),
          },
          {
            key: 'created_at',
            label: 'Entrou',
            sortable: true,
            render: ({ created_at }) => formatNumericDay(created_at),
          },
        ]}
        actions={({ user_id, nickname, open, source }) =>
          open && source !== 'compra' && source !== null ? (
            <ConfirmButton
              pageTells
              label="Tirar"
              size="sm"
              send={{ form: 'end', user_id: String(user_id) }}
              title={`Tirar ${nickname} do curso?`}
              confirm="Tirar"
            >
              O acesso acaba agora. O progresso fica guardado, caso volte.
            </ConfirmButton>
          ) : null
        }
        empty={<EmptyState icon="users" text="Ninguém entrou ainda." />}
      />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <CohortDesk cohorts={cohorts} people={people} />
        <Card title="Pôr alguém no curso">
          <Form name="add" key={page.total} className="space-y-4">
            <TextField name="nickname" label="Apelido" prefix="@" exact maxLength={60} />
            <DateField
              name="ends_at"
              label="Até quando"
              help="Vazio: para sempre."
              type="datetime-local"
              required={false}
            />
            <SubmitButton sending="Pondo…">Pôr no curso</SubmitButton>
          </Form>
        </Card>
      </div>
    </CourseFrame>
  )
}
