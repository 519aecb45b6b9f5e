import { z } from 'zod'
import { CourseInput } from '#domains/learning/courses/courses/courses.schemas.ts'
import { RichTextField } from '#domains/words/rich-text/field/ui.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BasicFields } from '../components/course-fields.tsx'
import { CourseFrame } from '../components/course-frame.tsx'
import type { Route } from './+types/course-edit.page'
import { allPath, deskCourse, deskPath } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Editar ${loaderData.course.title}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) => deskCourse(context, params)

export async function action(args: Route.ActionArgs) {
  const { params } = args
  const slug = params.curso_slug
  const form = (await formOf(args.request)).get('form')
  if (form === 'delete')
    return submit(args, z.object({}), async (api) => {
      await api.courses.courses.remove({ slug })
      return redirectWithToast(allPath(params), 'O curso foi apagado.')
    })
  if (form === 'withdraw-invite')
    return submit(args, z.object({}), async (api) => {
      await api.courses.teachers.answerInvite({ slug, accept: false })
      return redirectWithToast(`${deskPath(params)}/edit`, 'Convite retirado.')
    })
  return submit(args, CourseInput, async (api, input) => {
    await api.courses.courses.change({ ...input, slug })
    return redirectWithToast(`${deskPath(params)}/edit`, 'Curso salvo.')
  })
}

export default function CourseEditPage({ loaderData }: Route.ComponentProps) {
  const { course, base } = loaderData
  const fields = {
    ...pick(course, 'title', 'summary', 'level', 'access', 'cover_id', 'cover_alt', 'trailer_url', 'requires_id'),
    about: course.about.document,
    teacher: course.teacher.nickname,
  }
  const { about: _, cover_id: __, requires_id, ...values } = fields
  return (
    <CourseFrame {...loaderData} title={`Editar ${course.title}`}>
      <div className="max-w-3xl space-y-8">
        {course.invited && (
          <Notice title={`@${course.invited} ainda não respondeu ao convite para ensinar`}>
            <ConfirmButton
              label="Retirar o convite"
              size="sm"
              send={{ form: 'withdraw-invite' }}
              title={`Retirar o convite a @${course.invited}?`}
              confirm="Retirar"
            >
              Quem ensina hoje continua.
            </ConfirmButton>
          </Notice>
        )}
        <Form
          key={JSON.stringify(fields)}
          values={{ ...values, requires_id: requires_id ?? '' }}
          opened={fields}
          keep
          className="space-y-5"
        >
          <BasicFields />
          <RichTextField name="about" label="Sobre o curso" shown={course.about} />
          <PhotoField
            name="cover_id"
            label="Capa"
            help="Deitada, 16 por 9."
            required={false}
            max={1}
            photos={course.cover ? [course.cover] : []}
          />
          <TextField
            name="cover_alt"
            label="O que a capa mostra"
            help="Para quem não a vê."
            required={false}
            maxLength={300}
          />
          <TextField
            name="trailer_url"
            label="Trailer"
            help="O endereço de um vídeo aberto a todos."
            type="url"
            required={false}
          />
          {course.requirable.length > 0 && (
            <SelectField
              name="requires_id"
              label="Curso exigido antes"
              help="Quem entra daqui em diante abre as aulas só depois dele. Quem já está no curso continua como está."
              required={false}
              options={[
                { value: '', label: 'Nenhum' },
                ...course.requirable.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          )}
          <FormActions>
            <LinkButton to={base}>Cancelar</LinkButton>
            <SubmitButton sending="Salvando…">Salvar</SubmitButton>
          </FormActions>
        </Form>
        <ConfirmButton
          label="Apagar o curso"
          tone="danger"
          icon="trash-2"
          send={{ form: 'delete' }}
          title={`Apagar ${course.title}?`}
          box="Sim, quero apagar"
        >
          Somem as aulas e os materiais. Só dá enquanto ninguém se inscreveu; depois, retire do ar.
        </ConfirmButton>
      </div>
    </CourseFrame>
  )
}
