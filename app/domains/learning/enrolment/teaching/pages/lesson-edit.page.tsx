import { z } from 'zod'
import { lessonKindWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { lessonFields } from '#domains/learning/courses/lessons/lesson-fields.form.ts'
import { LessonInput } from '#domains/learning/courses/lessons/lessons.schemas.ts'
import { RichTextField } from '#domains/words/rich-text/field/ui.ts'
import { momentField } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { LessonByKind, LessonWhen } from '../components/lesson-fields.tsx'
import type { Route } from './+types/lesson-edit.page'
import { deskPath } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${loaderData.lesson.title}, aula de ${loaderData.lesson.course.title}`,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await apiFor(context).courses.lessons.show({ slug: params.curso_slug, id: Number(params.lesson) })
  return { lesson, base: deskPath(params) }
}

export async function action(args: Route.ActionArgs) {
  const { params } = args
  const ref = { slug: params.curso_slug, id: Number(params.lesson) }
  const all = `${deskPath(params)}/conteudo`
  const here = `${all}/${ref.id}`
  const form = await formOf(args.request)
  if (form.get('form') === 'delete')
    return submit(args, z.object({}), async (api) => {
      await api.courses.lessons.remove(ref)
      return redirectWithToast(all, 'A aula foi apagada.')
    })
  if (form.get('form') === 'unpublish')
    return submit(args, z.object({}), async (api) => {
      await api.courses.lessons.unpublish(ref)
      return redirectWithToast(here, 'Voltou a rascunho: os alunos não veem mais.')
    })
  return submit(args, LessonInput, async (api, input) => {
    await api.courses.lessons.change({ ...input, ...ref })
    if (form.get('intent') !== 'publish') return redirectWithToast(here, 'Aula salva.')
    await api.courses.lessons.publish(ref)
    return redirectWithToast(all, 'Aula publicada.')
  })
}

export default function LessonEditPage({ loaderData: { lesson, base } }: Route.ComponentProps) {
  const { text, video, files, state, title, kind } = lesson
  const fields = { ...lessonFields({ ...lesson, document: text.document }), file_ids: files.map(({ id }) => id) }
  const isDraft = state === 'rascunho'
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={title}
        text={
          <>
            <Badge icon={lessonKindWords[kind].icon}>{lessonKindWords[kind].label}</Badge>{' '}
            <Badge tone={isDraft ? 'neutral' : 'primary'}>{isDraft ? 'Rascunho' : 'Publicada'}</Badge>
          </>
        }
        crumbs={[
          { to: base, label: lesson.course.title },
          { to: `${base}/conteudo`, label: 'Conteúdo' },
        ]}
        more={
          <LinkButton to={`/dichavando/cursos/${lesson.course.slug}/${lesson.slug}`} icon="eye" size="sm">
            Ver como aluno
          </LinkButton>
        }
      />
      {!isDraft && (
        <Notice title="O que você salva já vale para os alunos">
          Para refazer com calma, volte a aula a rascunho.
        </Notice>
      )}
      <Form
        key={JSON.stringify(fields)}
        opened={fields}
        keep
        className="space-y-6"
        values={{
          ...pick(lesson, 'title', 'minutes', 'video_url', 'captions', 'live_url', 'pass_percent', 'max_attempts'),
          ...{ drip_days: lesson.drip_days ?? '', phase: lesson.phase ?? '', shuffled: String(lesson.shuffled) },
          ...{ drip_at: momentField(lesson.drip_at), live_at: momentField(lesson.live_at) },
          ...{ preview: String(lesson.preview), asks: lesson.asks ?? '', asks_phase: lesson.asks_phase ?? '' },
          file_ids: files.map(({ id }) => String(id)),
        }}
      >
        <TextField name="title" label="Título" maxLength={120} />
        <NumberField name="minutes" label="Quanto leva" unit="min" whole />
        <LessonByKind lesson={lesson} video={video} />
        {kind !== 'quiz' && (
          <RichTextField
            name="document"
            label={kind === 'texto' ? 'Texto' : kind === 'tarefa' ? 'O que é para fazer' : 'Texto junto da aula'}
            shown={text}
          />
        )}
        <LessonWhen />
        {isDraft && (
          <p className="max-w-text text-sm text-muted">
            Uma aula nova conta para quem entrar no curso depois de publicada. Quem já entrou ou concluiu pode fazê-la,
            e o progresso e o certificado ficam como estão.
          </p>
        )}
        <FormActions>
          <LinkButton to={`${base}/conteudo`}>Cancelar</LinkButton>
          <SubmitButton tone={isDraft ? 'quiet' : 'primary'} sending="Salvando…" name="intent" value="save">
            Salvar
          </SubmitButton>
          {isDraft && (
            <SubmitButton sending="Publicando…" name="intent" value="publish">
              Salvar e publicar
            </SubmitButton>
          )}
        </FormActions>
      </Form>
      <div className="flex flex-wrap gap-2 border-t border-base-300 pt-4">
        {!isDraft && (
          <ConfirmButton
            label="Voltar a rascunho"
            send={{ form: 'unpublish' }}
            title={`Voltar ${title} a rascunho?`}
            confirm="Voltar a rascunho"
          >
            Os alunos deixam de ver a aula. O que fizeram nela fica guardado.
          </ConfirmButton>
        )}
        <ConfirmButton label="Apagar a aula" tone="danger" send={{ form: 'delete' }} title={`Apagar ${title}?`}>
          Ela some para os alunos, com o vídeo e os materiais.
        </ConfirmButton>
      </div>
    </div>
  )
}
