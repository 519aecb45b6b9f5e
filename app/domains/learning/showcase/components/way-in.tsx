import type { CourseDetail } from '#domains/learning/courses/courses/courses.schemas.ts'
import { accessWords, gainWords } from '#domains/learning/courses/sales/access-days.words.ts'
import type { CohortCard } from '#domains/learning/enrolment/cohorts/cohorts.schemas.ts'
import type { OwnPlace } from '#domains/learning/enrolment/enrolments/enrolments.schemas.ts'
import { progressWords } from '#domains/learning/enrolment/enrolments/progress.words.ts'
import { now } from '#shared/clock.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** `group`: the viewer's own, or the one whose queue they stand in. */
type Props = { course: CourseDetail; place: OwnPlace; group: CohortCard | undefined }

/** The one next step: go on, begin, buy, or why it is closed. */
export function WayIn({ course, place, group }: Props) {
  const { progress, next, way, ended_why, ends_at, ended_at, certificate } = place
  const base = `/dichavando/cursos/${course.slug}`
  const needs = place.missing
  const waiting = waitingWords(group)
  const offers = course.offers.filter(({ kind }) => kind !== 'consultoria')
  return (
    <div className="space-y-4 rounded-box border border-base-300 bg-surface p-4">
      {progress && place.enrolled && (
        <>
          <Progress label={progressWords(progress)} share={progress.percent / 100} />
          {progress.newer > 0 && (
            <p className="text-sm text-muted">
              Entraram aulas depois que você começou. São suas, e não mudam o seu progresso nem o certificado.
            </p>
          )}
        </>
      )}
      {way === null && next && !place.missing && (
        <LinkButton to={`${base}/${next.slug}`} tone="primary" icon="play" wide long>
          {progress?.done ? 'Continuar' : 'Começar'}: {next.title}
        </LinkButton>
      )}
      {way === null && place.role === 'pupil' && ends_at && (
        <>
          <p className="text-sm text-muted">Aberto para você até {formatDay(ends_at)}.</p>
          {offers
            .filter(({ kind }) => kind !== 'assinatura')
            .map((offer) => (
              <div key={offer.id} className="space-y-1">
                <LinkButton to={offerUrl(course, offer)} icon="shopping-cart" wide>
                  {offer.name}: {formatMoney(offer.price)}
                </LinkButton>
                <p className="text-sm text-muted">{gainWords(ends_at, offer.access_days)}</p>
              </div>
            ))}
        </>
      )}
      {(progress?.finished_at || (progress?.complete && place.role === 'pupil')) && (
        <LinkButton
          to={certificate ? `/certificado/${certificate}` : `/cursos/meus_cursos/${course.slug}/certificado`}
          icon="award"
          wide
        >
          {certificate ? 'Ver o certificado' : 'Emitir o certificado'}
        </LinkButton>
      )}
      {place.consultancy && (
        <LinkButton to={`${base}/consultoria`} icon="message-circle" wide>
          Consultoria do curso
        </LinkButton>
      )}
      {!place.consultancy &&
        course.offers
          .filter(({ kind }) => kind === 'consultoria')
          .map((offer) => (
            <LinkButton key={offer.id} to={offerUrl(course, offer)} icon="message-circle" wide>
              {offer.name}: {formatMoney(offer.price)}
            </LinkButton>
          ))}
      {needs && (
        <Notice tone="warning" title={`Antes, termine “${needs.title}”`}>
          {way === 'enrol' || way === 'group' || (way === 'buy' && offers.length > 0)
            ? 'Você já pode entrar, mas as aulas só abrem depois dele.'
            : 'As aulas abrem depois dele.'}{' '}
          <Link to={`/dichavando/cursos/${needs.slug}`} className="link">
            Ver esse curso
          </Link>
        </Notice>
      )}
      {ended_at && (
        <Notice title={`Seu acesso terminou ${onDay(formatDay(ended_at))}`}>
          {ended_why && `${endedWords[ended_why]}. `}O que você fez continua guardado.
        </Notice>
      )}
      {(way === 'enrol' || way === 'group') && waiting && (
        <Notice title={waiting}>
          {group?.own === 'fila' && 'Abrindo uma vaga, o primeiro da fila entra e recebe um aviso.'}
        </Notice>
      )}
      {way === 'enrol' && !waiting && (
        <Form name="enrol">
          <SubmitButton wide sending="Entrando…">
            Inscrever-se, de graça
          </SubmitButton>
        </Form>
      )}
      {way === 'group' && !waiting && (
        <>
          <p className="text-muted">Este curso se faz com uma turma: escolha a sua abaixo.</p>
          <LinkButton to="#titulo-turmas" tone="primary" wide>
            Ver as turmas
          </LinkButton>
        </>
      )}
      {place.waiting_order && (
        <Notice
          title="Um pedido seu deste curso espera o pagamento"
          action={
            <LinkButton to={`/pedidos/${place.waiting_order}`} tone="primary">
              Pagar o pedido
            </LinkButton>
          }
        >
          O curso abre assim que o pagamento chegar.
        </Notice>
      )}
      {way === 'buy' && offers.length === 0 && <p className="text-muted">Não está à venda agora.</p>}
      {way === 'buy' &&
        !place.waiting_order &&
        offers.map((offer) => (
          <div key={offer.id} className="space-y-1">
            <LinkButton to={offerUrl(course, offer)} tone="primary" icon="shopping-cart" wide>
              {offers.length > 1 ? `${offer.name}: ` : 'Comprar por '}
              {formatMoney(offer.price)}
            </LinkButton>
            <p className="text-sm text-muted">{accessWords(offer)}</p>
          </div>
        ))}
      {way === 'invited' && <p className="text-muted">Por convite: quem ensina põe você dentro.</p>}
    </div>
  )
}

function waitingWords(group: CohortCard | undefined) {
  if (group?.own === 'dentro' && group.starts_at > now())
    return `Abre ${onDay(formatDay(group.starts_at))}, com a turma ${group.name}`
  if (group?.own === 'fila' && group.open)
    return `Você é o ${group.own_place}º da fila de ${group.name}, que ${group.starts_at > now() ? 'abre' : 'abriu'} ${onDay(formatDay(group.starts_at))}`
  return null
}

const offerUrl = (course: CourseDetail, { slug, kind }: { slug: string; kind: string }) =>
  kind === 'assinatura' ? `/assinar/${course.store.slug}/${slug}` : `/loja/${course.store.slug}/${slug}`

const endedWords = {
  reembolso: 'O pedido foi devolvido, e o curso fechou com ele',
  contestacao: 'O banco contesta o pagamento, e o curso fica fechado até ele decidir',
  retirado: 'Quem ensina tirou você do curso',
  saiu: 'Você saiu do curso',
}
