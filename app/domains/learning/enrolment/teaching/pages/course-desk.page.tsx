import { z } from 'zod'
import { CourseProductLink, type OwnCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { accessWords } from '#domains/learning/courses/sales/access-days.words.ts'
import { formatMoney } from '#shared/money.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit, unknownForm } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CourseFrame } from '../components/course-frame.tsx'
import { WaitingForTeacher } from '../components/waiting-for-teacher.tsx'
import { WhereTheyStop } from '../components/where-they-stop.tsx'
import type { Route } from './+types/course-desk.page'
import { deskAction, isOfDesk } from './desk-action.server.ts'
import { deskCourse, deskPath } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Painel de ${loaderData.course.title}`,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const place = await deskCourse(context, params)
  const { enrolments } = apiFor(context).enrolment
  const slug = params.curso_slug
  const [numbers, desk] = await Promise.all([enrolments.numbers({ slug }), enrolments.desk({ course: slug })])
  return { ...place, numbers, desk }
}

/** Paid, and nothing on sale opens it. */
const isUnsold = ({ access: way, offers }: Pick<OwnCourse, 'access' | 'offers'>) =>
  way === 'pago' && !offers.some(({ kind, sold }) => sold && kind !== 'consultoria')

const Product = z.object({ product_id: rowId })
const Link = CourseProductLink.omit({ slug: true })

export async function action(args: Route.ActionArgs) {
  const slug = args.params.curso_slug
  const here = deskPath(args.params)
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (isOfDesk(form)) return deskAction(args, here)
  if (form === 'link')
    return submit(args, Link, async (api, input) => {
      await api.courses.courses.linkProduct({ slug, ...input })
      return redirectWithToast(here, 'Ligado. Quem já tinha comprado também entrou.')
    })
  if (form.startsWith('days-'))
    return submit(args, Link, async (api, input) => {
      await api.courses.courses.linkProduct({ slug, ...input })
      return redirectWithToast(here, 'Salvo. Vale para quem comprar daqui em diante.')
    })
  if (form === 'unlink')
    return submit(args, Product, async (api, { product_id }) => {
      await api.courses.courses.unlinkProduct({ slug, product_id })
      return redirectWithToast(here, 'Desligado. Quem já está no curso fica.')
    })
  if (form !== 'publish' && form !== 'withdraw') throw unknownForm()
  return submit(args, z.object({}), async (api) => {
    if (form === 'withdraw') await api.courses.courses.withdraw({ slug })
    else if (isUnsold(await api.courses.courses.publish({ slug })))
      return redirectWithToast(here, 'Publicado, mas ninguém consegue comprar ainda: falta um produto à venda.', 'info')
    return redirectWithToast(here, form === 'withdraw' ? 'Retirado. Quem é aluno continua.' : 'Publicado.')
  })
}

export default function CourseDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, numbers, desk } = loaderData
  const missing = Object.entries(actionData?.values?.form === 'publish' ? (actionData.errors ?? {}) : {})
  const products = `/vendedor/dashboard/${course.store.slug}/produtos`
  const volta = `volta=${encodeURIComponent(loaderData.base)}`
  return (
    <CourseFrame
      {...loaderData}
      title={course.title}
      action={
        course.can.publish ? (
          <Form name="publish" result={none}>
            <SubmitButton sending="Publicando…">Publicar</SubmitButton>
          </Form>
        ) : (
          <ConfirmButton
            pageTells
            label="Retirar"
            send={{ form: 'withdraw' }}
            title={`Retirar ${course.title}?`}
            confirm="Retirar"
          >
            Sai do catálogo e ninguém mais entra. Quem é aluno continua com tudo.
          </ConfirmButton>
        )
      }
    >
      {actionData?.message &&
        !['link', 'unlink'].includes(String(actionData.values?.form)) &&
        !/^(answer|task|days)-/.test(String(actionData.values?.form)) && (
          <Notice
            tone="error"
            title={missing.length ? 'Falta para publicar' : actionData.message}
            action={
              <LinkButton to={`${loaderData.base}/${missing.length ? 'edit' : 'conteudo'}`}>
                {missing.length ? 'Editar o curso' : 'Ver as aulas'}
              </LinkButton>
            }
          >
            {missing.length > 0 && (
              <ul className="list-disc pl-5">
                {missing.map(([field, [words]]) => (
                  <li key={field}>
                    {labels[field] && <span className="font-semibold">{labels[field]}: </span>}
                    {words}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      {isUnsold(course) && (
        <Notice tone="warning" title="Ninguém consegue comprar este curso">
          Nenhum produto à venda dá acesso a este curso.{' '}
          {course.can.publish && 'Você pode publicar assim, mas só entra quem você inscrever. '}
          Abaixo se liga um produto, que a equipe confere antes da venda.
        </Notice>
      )}
      {desk.counts.questions + desk.counts.tasks > 0 && <WaitingForTeacher desk={desk} />}
      <Stats>
        <Stat label="Alunos" value={String(numbers.pupils)} hint={`${numbers.open} com acesso agora`} />
        <Stat label="Concluíram" value={String(numbers.finished)} />
        <Stat
          label="Avaliação"
          value={course.stars === null ? '—' : String(course.stars).replace('.', ',')}
          hint={`${course.reviews_count} avaliações`}
        />
      </Stats>
      <WhereTheyStop lessons={numbers.lessons} pupils={numbers.pupils} />
      <Card title="O que abre este curso">
        <div className="space-y-4">
          {course.offers.length === 0 ? (
            <EmptyState
              icon="tags"
              text={
                course.access === 'pago'
                  ? 'Nenhum produto abre este curso ainda.'
                  : 'Nenhum produto. Serve também para a consultoria do curso.'
              }
            />
          ) : (
            <ul className="divide-y divide-base-300">
              {course.offers.map((offer) => (
                <li key={offer.id} className="flex flex-wrap items-center gap-3 py-3">
                  <span className="min-w-0 flex-1 basis-full break-words sm:basis-0">
                    <span className="font-semibold">{offer.name}</span>
                    <span className="block text-sm text-muted">
                      {formatMoney(offer.price)}
                      {offer.kind === 'consultoria' && ', abre a consultoria'}
                      {!offer.sold && ', não está à venda'}
                    </span>
                    <span className="block text-sm text-muted">{accessWords(offer)}</span>
                  </span>
                  {!offer.sold && course.can.sell && (
                    <LinkButton to={`${products}/${offer.slug}?${volta}`} size="sm" icon="arrow-right">
                      Pôr à venda
                    </LinkButton>
                  )}
                  <ConfirmButton
                    label="Desligar"
                    size="sm"
                    send={{ form: 'unlink', product_id: String(offer.id) }}
                    title={`Desligar ${offer.name}?`}
                    confirm="Desligar"
                  >
                    Quem comprar daqui em diante não entra no curso. Quem já está fica.
                  </ConfirmButton>
                  {offer.kind !== 'assinatura' && <AccessDays {...offer} />}
                </li>
              ))}
            </ul>
          )}
          {course.linkable.length > 0 ? (
            <Form name="link" className="space-y-3">
              <SelectField
                name="product_id"
                label="Ligar um produto"
                placeholder="Escolha o produto"
                options={course.linkable.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
              <NumberField
                name="access_days"
                label="Por quantos dias abre"
                help="Contados do pagamento. Vazio: sem prazo."
                required={false}
                whole
              />
              <SubmitButton tone="quiet" sending="Ligando…">
                Ligar
              </SubmitButton>
            </Form>
          ) : (
            <p className="text-muted">
              Para vender, crie na loja um produto do tipo curso, assinatura ou consultoria e ligue aqui.
            </p>
          )}
          {course.can.sell && (
            <LinkButton to={`${products}/novo?kind=curso&${volta}`} icon="plus">
              Novo produto na loja
            </LinkButton>
          )}
        </div>
      </Card>
    </CourseFrame>
  )
}

/** What is missing stands in the notice, once. */
const none = {}
const labels: Record<string, string> = {
  ...{ title: 'Título', summary: 'Em uma frase', about: 'Sobre o curso', cover_alt: 'O que a capa mostra' },
}

/** For how long a product opens the course; who bought keeps what it was. */
const AccessDays = ({ id, access_days }: { id: number; access_days: number | null }) => (
  <div className="basis-full">
    <Disclosure title="Mudar o prazo" icon="clock" inCard>
      <Form name={`days-${id}`} values={{ access_days: access_days ?? '' }} className="space-y-3">
        <HiddenField name="product_id" value={String(id)} />
        <NumberField
          name="access_days"
          label="Por quantos dias abre"
          help="Contados do pagamento. Vazio: sem prazo. Quem já comprou fica com o que valia."
          required={false}
          whole
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar prazo
        </SubmitButton>
      </Form>
    </Disclosure>
  </div>
)
