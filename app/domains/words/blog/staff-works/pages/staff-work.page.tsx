import type { ReactNode } from 'react'
import { z } from 'zod'
import { Difference } from '#domains/base/legal/texts/ui.ts'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { refusal } from '#platform/access/rules.ts'
import { AppError } from '#platform/errors.ts'
import { formatDayTime } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NewsletterCard } from '../../newsletter/components/newsletter-card.tsx'
import { NewsletterSending } from '../../newsletter/newsletters.schemas.ts'
import { Byline } from '../../posts/components/byline.tsx'
import { WorkState } from '../../works/components/work-state.tsx'
import { workRefOf } from '../../works/pages/work-ref.server.ts'
import { RevisionRef, WorkApproval, type WorkForTeam, WorkReturn } from '../../works/works.schemas.ts'
import type { Route } from './+types/staff-work.page'

export const middleware = [access('can:blog.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.work.title || 'Postagem',
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { works, newsletters } = apiFor(context).blog
  const ref = workRefOf(params.id)
  const work = await works.showToTeam(ref)
  const newsletter = work.state === 'publicado' ? await newsletters.show(ref) : null
  const { lida } = filterOf(request, z.object({ lida: RevisionRef.shape.version.optional() }))
  const blocks = lida && lida < work.version ? await changedSince(works, { ...ref, version: lida }) : null
  return { work, newsletter, blocks, may_write: refusal('writer', viewerOf(context)) === null }
}

/** What a version became; an empty list where nobody kept it. */
const changedSince = (works: Works, ref: z.infer<typeof RevisionRef>) =>
  works.revisionToTeam(ref).then(
    ({ blocks }) => blocks,
    (error) => {
      if (error instanceof AppError && error.status === 404) return []
      throw error
    },
  )
type Works = ReturnType<typeof apiFor>['blog']['works']

/** Approves what was read; what changed meanwhile is shown first, beside what it said then. */
async function approve(works: Works, input: WorkApproval, done: string) {
  const here = `/admin/blog/postagens/${input.id}`
  try {
    await works.approve(input)
    return redirectWithToast(here, done)
  } catch (error) {
    if (!(error instanceof AppError) || !error.data.stands) throw error
    return redirectWithToast(`${here}?lida=${input.version}`, 'O texto mudou depois que você o abriu.', 'info')
  }
}

const Version = WorkApproval.omit({ id: true, publish_at: true })
const Schedule = WorkApproval.omit({ id: true }).required()

export async function action(args: Route.ActionArgs) {
  const ref = workRefOf(args.params.id)
  const here = `/admin/blog/postagens/${ref.id}`
  switch ((await formOf(args.request)).get('form')) {
    case 'publish':
      return submit(args, Version, ({ blog }, input) => approve(blog.works, { ...ref, ...input }, 'Está no ar.'))
    case 'schedule':
      return submit(args, Schedule, ({ blog }, input) =>
        approve(blog.works, { ...ref, ...input }, 'Agendada. Ela sai sozinha na hora.'),
      )
    case 'give_back':
      return submit(args, WorkReturn.omit({ id: true }), async ({ blog }, input) => {
        await blog.works.giveBack({ ...ref, ...input })
        return redirectWithToast(here, 'Devolvida, com o seu recado.')
      })
    case 'withdraw':
      return submit(args, z.object({}), async ({ blog }) => {
        await blog.works.withdrawAsTeam(ref)
        return redirectWithToast(here, 'A postagem saiu do ar.')
      })
    case 'newsletter':
      return submit(args, NewsletterSending.omit({ id: true }), async ({ blog }, input) => {
        await blog.newsletters.send({ ...ref, ...input })
        return redirectWithToast(here, 'Os e-mails estão saindo.')
      })
    default:
      throw notFound()
  }
}

export default function StaffWorkPage({ loaderData: { work, newsletter, blocks, may_write } }: Route.ComponentProps) {
  const { text, shown } = work
  const isOut = work.state === 'publicado'
  const upToDate = isOut && !work.changed
  return (
    <div className="grid gap-8 desk:grid-cols-[minmax(0,42rem)_20rem]">
      <div className="min-w-0 space-y-6">
        <PageHeader
          title={work.title || 'Sem título'}
          text={text.subtitle}
          crumbs={[{ to: '/admin/blog/postagens', label: 'Postagens' }, { label: work.title || 'Sem título' }]}
        />
        {blocks && (
          <Notice tone="warning" title="O texto mudou depois que você o abriu">
            <div className="space-y-3">
              <p>Abaixo está o texto novo. Leia o que mudou e decida de novo.</p>
              {blocks.some(({ kind }) => kind !== 'same') && <Difference blocks={blocks} />}
            </div>
          </Notice>
        )}
        <Byline authors={work.authors} reading_minutes={work.reading_minutes} />
        {work.cover && <Photo photo={work.cover} alt={text.cover_alt} ratio="16/9" className="rounded-box" />}
        <RichText document={text.document} photos={shown.photos} embeds={shown.embeds} />
      </div>
      <div className="space-y-5">
        <Card title="Decidir">
          <div className="space-y-4">
            <WorkState work={work} />
            {upToDate && <p className="text-[0.9375rem] text-muted">É isto que os leitores têm agora.</p>}
            {!work.can.approve && (
              <p className="text-[0.9375rem] text-muted">
                Quem escreve ainda não enviou este texto: é o rascunho, como está agora.
              </p>
            )}
            {work.can.approve && !upToDate && (
              <Form name="publish">
                <HiddenField name="version" value={String(work.version)} />
                <SubmitButton icon="circle-check" wide sending="Publicando…">
                  {isOut ? 'Aprovar as mudanças' : 'Publicar agora'}
                </SubmitButton>
              </Form>
            )}
            {work.can.approve && !isOut && (
              <Form name="schedule">
                <HiddenField name="version" value={String(work.version)} />
                <DateField
                  name="publish_at"
                  type="datetime-local"
                  label="Ou em outro momento"
                  help="Horário de Brasília."
                />
                <SubmitButton tone="quiet" icon="calendar-plus" wide sending="Agendando…">
                  Agendar
                </SubmitButton>
              </Form>
            )}
          </div>
        </Card>
        <Around work={work} />
        {(work.review_asked_at || work.state === 'agendado') && (
          <Card title="Devolver">
            <Form name="give_back">
              <TextArea
                name="why"
                label="O que falta"
                help="Quem escreveu recebe este recado."
                rows={4}
                maxLength={1000}
              />
              <SubmitButton tone="quiet" icon="undo-2" wide sending="Devolvendo…">
                Devolver
              </SubmitButton>
            </Form>
          </Card>
        )}
        {newsletter && <NewsletterCard state={newsletter} title={work.title} />}
        <div className="flex flex-wrap gap-2">
          {may_write && (
            <LinkButton to={`/escritor/dashboard/postagens/${work.id}`} icon="pencil">
              Editar
            </LinkButton>
          )}
          {isOut && (
            <LinkButton to={`/blog/${work.slug}`} icon="external-link">
              Ver no blog
            </LinkButton>
          )}
          {work.can.withdraw && (
            <ConfirmButton
              label="Tirar do ar"
              tone="danger"
              send={{ form: 'withdraw' }}
              title={`Tirar “${work.title}” do ar?`}
              confirm="Tirar do ar"
            >
              Ninguém mais lê a postagem. O texto, os comentários e os salves ficam guardados.
            </ConfirmButton>
          )}
        </div>
      </div>
    </div>
  )
}

/** What comes out with the text, and what the team said before. */
function Around({ work }: { work: WorkForTeam }) {
  const { text, choices, given_back } = work
  const tags = choices.tags.filter(({ id }) => text.tag_ids.includes(id)).map(({ name }) => name)
  return (
    <Card title="Sai junto">
      <dl className="space-y-3">
        <Fact label="Categoria">{choices.categories.find(({ id }) => id === text.category_id)?.name}</Fact>
        <Fact label="Tags">{tags.join(', ')}</Fact>
        <Fact label="Endereço">{addressOf(work)}</Fact>
        {(work.cover || text.cover_alt) && <Fact label="A capa mostra">{text.cover_alt}</Fact>}
        <Fact label="Título para buscadores">{text.seo_title || text.title}</Fact>
        <Fact label="Descrição para buscadores">{text.seo_description || text.subtitle}</Fact>
        {given_back && (
          <Fact label={`Devolvida por ${given_back.nickname ?? 'conta apagada'}, ${formatDayTime(given_back.at)}`}>
            {given_back.why}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const addressOf = ({ text, slug, published_at }: WorkForTeam) =>
  text.slug || published_at ? `/blog/${text.slug || slug}` : 'Vem do título'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="break-words">{children || '—'}</dd>
  </div>
)
