import { randomUUID } from 'node:crypto'
import { GrowDays } from '#domains/care/evidence/evidence/evidence.schemas.ts'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { kindNames } from '#domains/people/accounts/documents/document.words.ts'
import { limitsToday } from '#domains/people/accounts/documents/plant-limit.model.ts'
import { DocumentRow } from '#domains/people/accounts/ui.ts'
import { dayKey, formatFull, formatNumericDay, onDay } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext, viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { ComplianceFolder } from '../folder/compliance.schemas.ts'
import type { Route } from './+types/compliance.page'

const here = '/cultivo/conformidade'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Conformidade', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const own = { user: viewerOf(context).nickname, per_page: 100, order_by: 'name' as const }
  const [folder, plants] = await Promise.all([api.compliance.show(), api.garden.plants.list(own)])
  const today = dayKey(context.get(requestContext).now())
  return {
    ...{ folder, today, idempotency_key: randomUUID() as string },
    plants: plants.data.map(({ id, name }) => ({ value: id, label: name })),
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, GrowDays, async ({ compliance }, days) => {
    await compliance.create(days)
    return redirectWithToast(`${here}#registros`, 'O registro assinado está pronto.')
  })

export default function CompliancePage({ loaderData }: Route.ComponentProps) {
  const { folder } = loaderData
  const add = (
    <LinkButton to="/perfil/documentos/novo" icon="plus">
      Adicionar documento
    </LinkButton>
  )
  return (
    <>
      <CultivationTabs />
      <PageHeader title="Conformidade" text="Seus documentos, o limite de plantas e o registro assinado. Só você vê." />
      <div className="max-w-3xl space-y-8">
        <PlantLimit folder={folder} />
        <section className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">Documentos</h2>
            {folder.documents.length > 0 && add}
          </div>
          {folder.documents.length ? (
            <ul className="space-y-3">
              {folder.documents.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="file-text"
              text="Guarde receita, autorização, salvo-conduto e laudo: cifrados, e com aviso antes de vencer."
              action={add}
            />
          )}
        </section>
        <Records {...loaderData} />
      </div>
    </>
  )
}

/** It warns and never blocks. */
function PlantLimit({ folder: { documents, limit, living } }: { folder: ComplianceFolder }) {
  const alive = plural(living, 'planta viva', 'plantas vivas')
  if (limit === null)
    return <Notice title={`Você tem ${alive}`}>Nenhum documento que vale hoje diz quantas plantas pode ter.</Notice>
  const [by, ...others] = limitsToday(documents)
  const which = [by && kindNames[by.kind], by?.expires_on && `vale até ${formatNumericDay(by.expires_on)}`]
  const said = `Você tem ${alive}, e seu documento (${which.filter(Boolean).join(', ')}) diz até ${plural(limit, 'planta', 'plantas')}.`
  const narrower = others.filter(({ plant_limit }) => plant_limit !== null && plant_limit < living)
  if (living > limit)
    return (
      <Notice tone="warning" title={`${living - limit} acima do limite`}>
        {said} Anote o que foi colhido ou perdido, ou renove o documento.
      </Notice>
    )
  if (narrower.length)
    return (
      <Notice tone="warning" title="Seus documentos dizem limites diferentes">
        {said}{' '}
        {narrower.map(({ kind, plant_limit }) => `${kindNames[kind]}, que vale também: até ${plant_limit}.`).join(' ')}{' '}
        Veja com quem cuida do seu caso qual conta.
      </Notice>
    )
  return (
    <Notice tone="success" title={living === limit ? 'No limite' : 'Dentro do limite'}>
      {said}
    </Notice>
  )
}

/** 64 bytes are 86 letters of base64url, and two signs of padding. */
const commands = `printf %s SHA256 > texto
printf %s ASSINATURA== | tr '_-' '/+' | base64 -d > assinatura
openssl pkeyutl -verify -rawin -pubin -inkey chave.pem -in texto -sigfile assinatura`

type RecordsProps = Route.ComponentProps['loaderData']

const Records = ({ folder: { records }, today, plants, idempotency_key }: RecordsProps) => (
  <section className="space-y-4">
    <h2 id="registros" className="scroll-mt-20 text-lg">
      Registro assinado do cultivo
    </h2>
    {records.length > 0 && (
      <ul className="space-y-3">
        {records.map(({ uuid, from, to, plants, updates, created_at, sha256 }) => (
          <li key={uuid} className="card space-y-3 p-5">
            <h3 className="text-base">
              De {formatNumericDay(from)} a {formatNumericDay(to)}
            </h3>
            <p className="text-sm text-muted">
              {plural(plants, 'planta', 'plantas')}, {plural(updates, 'registro', 'registros')}. Feito{' '}
              {onDay(formatFull(created_at))}.
            </p>
            <p className="figures text-sm wrap-anywhere text-muted">SHA-256 {sha256}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={`${here}/${uuid}/arquivo`} reload download icon="download">
                Baixar o PDF
              </LinkButton>
              <LinkButton to={`/comunidade-360/prova/${uuid}`} icon="shield-check">
                Página de conferência
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    )}
    {plants.length > 0 && (
      <Card title="Fazer um registro">
        <Form key={records.length}>
          <HiddenField name="idempotency_key" value={idempotency_key} />
          <RadioCards name="plant_ids" label="Plantas" multiple cards={plants} />
          <div className="grid gap-6 sm:grid-cols-2">
            <DateField name="from" label="Do dia" defaultValue={addDays(today, -30)} max={today} />
            <DateField name="to" label="Ao dia" defaultValue={today} max={today} />
          </div>
          <p className="text-sm text-muted">
            Entram o diário destes dias e os problemas, com os tratamentos e as carências deles.
          </p>
          <SubmitButton icon="shield-check" sending="Fazendo…">
            Fazer o registro
          </SubmitButton>
        </Form>
      </Card>
    )}
    <Disclosure title="Como conferir sem internet" icon="info">
      <ol className="list-decimal space-y-2 ps-5">
        <li>
          Guarde junto com o PDF a chave pública, num arquivo chave.pem, e a assinatura: estão na página de conferência.
        </li>
        <li>
          Calcule o SHA-256 do PDF: sha256sum no Linux, Get-FileHash no Windows, shasum -a 256 no Mac. Tem de ser igual
          ao da lista acima.
        </li>
        <li>
          A assinatura Ed25519 é sobre esse texto, sem quebra de linha, e vem em base64url. No Linux ou no Mac, com o
          SHA-256 e a assinatura no lugar das palavras maiúsculas:
          <pre className="figures mt-2 overflow-x-auto rounded-field bg-base-200 p-3 text-sm">{commands}</pre>
        </li>
        <li>A resposta certa é: Signature Verified Successfully.</li>
      </ol>
    </Disclosure>
  </section>
)
