import { z } from 'zod'
import type { FormResult } from '#shared/form-result.ts'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { outcomes } from '../case.kinds.ts'
import { kindNames, outcomeDone } from '../case.words.ts'
import { AppealDecision, CaseAssign, CaseDecision, type CaseDetail, CaseNote, CaseRef } from '../cases.schemas.ts'
import { AppealCard } from '../components/appeal-card.tsx'
import { CaseBadges } from '../components/case-badges.tsx'
import { CaseReports } from '../components/case-reports.tsx'
import { CaseSide } from '../components/case-side.tsx'
import { DecisionForm } from '../components/decision-form.tsx'
import { SeenAndNow } from '../components/seen-and-now.tsx'
import type { Route } from './+types/case.page'

export const middleware = [access('can:reports.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Denúncia ${loaderData.report.id}: ${loaderData.report.title}`,
}))

const idOf = (params: { id: string }) => {
  const ref = CaseRef.safeParse(params)
  if (!ref.success) throw notFound()
  return ref.data.id
}

const chosenIn = (url: URL) => z.enum(outcomes).safeParse(url.searchParams.get('decidir')).data ?? null

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const report = await apiFor(context).moderation.cases.read({ id: idOf(params) })
  return { report, chosen: chosenIn(new URL(request.url)) }
}

export async function action(args: Route.ActionArgs) {
  const id = idOf(args.params)
  const back = (text: string) => redirectWithToast(`/admin/denuncias/${id}`, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'note')
    return submit(args, CaseNote.omit({ id: true }), async (api, input) => {
      await api.moderation.cases.note({ id, ...input })
      return back('Nota salva.')
    })
  if (form === 'assign')
    return submit(args, CaseAssign.omit({ id: true }), async (api, input) => {
      await api.moderation.cases.assign({ id, ...input })
      return back('Responsável salvo.')
    })
  if (form === 'appeal')
    return submit(args, AppealDecision.omit({ id: true }), async (api, input) => {
      await api.moderation.cases.decideAppeal({ id, ...input })
      return back('Recurso decidido. Quem recorreu já foi avisado.')
    })
  return submit(args, CaseDecision, async (api, input) => {
    await api.moderation.cases.decide({ ...input, id })
    return back(`Decidido: ${outcomeDone[input.outcome].toLowerCase()}. Os avisos já saíram.`)
  })
}

/** What refused a decision whose form is gone, because somebody else decided meanwhile. */
function lostTo({ state, can }: CaseDetail, { message, values }: FormResult) {
  const gone = { decide: state === 'decidida', appeal: !can.decide_appeal }[String(values?.form)]
  return gone ? message : undefined
}

export default function CasePage({ loaderData: { report, chosen }, actionData }: Route.ComponentProps) {
  const lost = lostTo(report, (actionData ?? {}) as FormResult)
  const { id, title, kind, author } = report
  return (
    <>
      <PageHeader
        title={title}
        text={`${kindNames[kind]} de ${author?.nickname ?? 'conta apagada'}`}
        crumbs={[{ to: '/admin/denuncias', label: 'Denúncias' }, { label: `Caso ${id}` }]}
      >
        <CaseBadges {...report} />
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-8">
          {lost && <Notice tone="warning">{lost}</Notice>}
          <SeenAndNow report={report} />
          <CaseReports report={report} />
          {report.appeal && <AppealCard report={report} />}
          {report.state !== 'decidida' && <DecisionForm report={report} chosen={chosen} />}
        </div>
        <CaseSide report={report} />
      </div>
    </>
  )
}
