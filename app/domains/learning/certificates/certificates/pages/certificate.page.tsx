import { data, redirect } from 'react-router'
import { z } from 'zod'
import { hoursWords } from '#domains/learning/courses/courses/hours.words.ts'
import { formatLongDay, onDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { CheckFile } from '#ui/components/check-file.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { refusedWith } from '#web/refused-with.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { CertificateDetail } from '../certificates.schemas.ts'
import type { Route } from './+types/certificate.page'

export const middleware = [access('public')]
// Names of people are no business of search engines.
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.one ? `Certificado de ${loaderData.one.course.title}` : 'Conferir certificado',
  noindex: Boolean(loaderData?.one),
}))

export async function loader({ params: { uuid }, url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('numero')?.trim()
  if (!uuid && typed) throw redirect(`/certificado/${encodeURIComponent(typed)}`)
  if (!uuid) return { one: null, missing: '' }
  try {
    return { one: await apiFor(context).certificates.show({ uuid }), missing: '' }
  } catch (error) {
    // What is no number is told like one that is none.
    if (![404, 422].includes(refusedWith(error) ?? 0)) throw error
    return data({ one: null, missing: uuid }, { status: 404 })
  }
}

export async function action(args: Route.ActionArgs) {
  const uuid = args.params.uuid ?? ''
  const here = `/certificado/${uuid}`
  if ((await formOf(args.request)).get('form') === 'revoke')
    return submit(args, z.object({ why: z.string().default('') }), async (api, { why }) => {
      await api.certificates.revoke({ uuid, why })
      return redirectWithToast(here, 'Revogado. A página diz por quê.')
    })
  return submit(args, z.object({ shown: z.boolean() }), async (api, { shown }) => {
    await api.certificates.showOrHide({ uuid, shown })
    return redirectWithToast(here, shown ? 'Agora há um link para ele no curso.' : 'O link saiu do curso.')
  })
}

export default function CertificatePage({ loaderData: { one, missing } }: Route.ComponentProps) {
  if (!one) return <Search missing={missing} />
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title={`Certificado de ${one.course.title}`}
        crumbs={[{ to: '/certificado', label: 'Conferir' }, { label: one.course.title }]}
      />
      {one.revoked_at ? (
        <Notice tone="error" title={`Revogado ${onDay(formatLongDay(one.revoked_at))}`}>
          {one.revoked_why}
        </Notice>
      ) : (
        <Notice tone="success" title="Este certificado vale" />
      )}
      <Facts one={one} />
      <Card title="Programa">
        <ol className="space-y-3">
          {one.syllabus.map((part) => (
            <li key={part.title}>
              <p className="font-semibold">{part.title}</p>
              <p className="text-muted">{part.lessons.join(' · ')}</p>
            </li>
          ))}
        </ol>
      </Card>
      <Card title="O documento">
        <div className="space-y-4">
          {one.has_pdf && (
            <LinkButton to={`/api/v1/cursos/certificados/${one.uuid}/pdf`} icon="download" reload download>
              Baixar o PDF
            </LinkButton>
          )}
          {one.revoked_at && <p>O documento de um certificado revogado não é mais entregue.</p>}
          <CheckFile sha256={one.sha256} revoked={one.revoked_at !== null} />
          <p className="text-sm break-all text-muted">SHA-256: {one.sha256}</p>
        </div>
      </Card>
      {one.can.show && !one.revoked_at && (
        <ConfirmButton
          label={one.shown ? 'Tirar o link da página do curso' : 'Mostrar na página do curso'}
          send={{ form: 'shown', shown: String(!one.shown) }}
          title={one.shown ? 'Tirar o link da página do curso?' : 'Mostrar este certificado a todos?'}
          confirm={one.shown ? 'Tirar' : 'Mostrar'}
          tone="quiet"
        >
          {one.shown
            ? 'Quem tem o número do certificado continua podendo conferir.'
            : `Quem abrir a página do curso, mesmo sem conta, chega ao certificado e lê o seu nome: ${one.holder_name}.`}
        </ConfirmButton>
      )}
      {one.can.revoke && (
        <Form name="revoke" className="space-y-3">
          <TextField
            name="why"
            label="Revogar: por quê"
            help="Quem tem o certificado e quem o confere leem."
            maxLength={300}
          />
          <SubmitButton tone="danger" sending="Revogando…">
            Revogar
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

const Facts = ({ one }: { one: CertificateDetail }) => (
  <dl className="grid gap-x-6 gap-y-3 rounded-box border border-base-300 bg-surface p-4 sm:grid-cols-2">
    <Fact
      label="Quem concluiu"
      value={one.holder_name ?? 'A conta foi apagada, e o nome com ela'}
      note={one.holder_name && !one.name_known ? 'nome informado por quem recebeu' : undefined}
    />
    <div>
      <dt className="text-sm text-muted">Curso</dt>
      <dd className="font-semibold">
        <Link to={`/dichavando/cursos/${one.course.slug}`} className="link">
          {one.course.title}
        </Link>
      </dd>
    </div>
    <Fact label="Quem ensinou" value={one.teacher_name} />
    <Fact label="Carga horária" value={hoursWords(one.minutes)} />
    <Fact label="Concluído em" value={formatLongDay(one.finished_at)} />
    <Fact label="Emitido em" value={formatLongDay(one.issued_at)} />
    <Fact label="Versão do programa" value={String(one.syllabus_version)} />
    <Fact label="Número" value={one.uuid} />
  </dl>
)

const Fact = ({ label, value, note }: { label: string; value: string; note?: string | undefined }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold break-words">{value}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </div>
)

const Search = ({ missing }: { missing: string }) => (
  <div className="mx-auto max-w-xl">
    <PageHeader
      title="Conferir certificado"
      text="Escreva o número que está no documento, ou aponte a câmera para o código dele."
    />
    {missing && (
      <Notice tone="error" title="Não há certificado com este número">
        <span className="break-all">{missing}</span>: confira no documento, letra por letra, ou aponte a câmera para o
        código.
      </Notice>
    )}
    <Form method="get" action="/certificado" className="mt-4 space-y-4">
      <TextField name="numero" label="Número do certificado" exact maxLength={60} />
      <SubmitButton sending="Procurando…">Conferir</SubmitButton>
    </Form>
  </div>
)
