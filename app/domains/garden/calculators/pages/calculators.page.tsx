import { data, redirect } from 'react-router'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { sheetAddress, sheetBySlug } from '../calculators.kinds.ts'
import { CalculatorChips } from '../components/calculator-chips.tsx'
import { CalculatorForm } from '../components/calculator-form.tsx'
import { addFertilizer, type Fertilizer } from '../fertilizer-doses.form.ts'
import { messagesToShow, readSheet } from '../sheet.form.ts'
import type { Typed } from '../sheet.kinds.ts'
import type { Route } from './+types/calculators.page'

const FERTILIZER = 8

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Calculadora: ${sheetBySlug(loaderData.slug).title}`,
}))

/** The calculator in the URL. Invalid fields respond with 422, as forms do. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed: Typed = Object.fromEntries(url.searchParams)
  const sheet = sheetBySlug(typed.calc ?? null)
  const fertilizers = sheet.slug === 'dose' ? await ownFertilizers(apiFor(context)) : []
  if (typed.add !== undefined) throw redirect(sheetAddress(sheet, addFertilizer(typed, fertilizers)))
  const refused = Object.keys(messagesToShow(readSheet(sheet, typed), typed)).length > 0
  return data({ slug: sheet.slug, fertilizers }, { status: refused ? 422 : 200 })
}

async function ownFertilizers(api: Client): Promise<Fertilizer[]> {
  const page = await api.garden.stuffs.list({ stuff_type_id: FERTILIZER, per_page: 100, order_by: 'name' })
  return page.data.map(({ id, name, specs }) => ({ id, name, specs }))
}

export default function CalculatorsPage({ loaderData: { slug, fertilizers } }: Route.ComponentProps) {
  return (
    <>
      <CultivationTabs />
      <PageHeader title="Calculadoras" text="Cálculos para o cultivo, com a fórmula e a fonte de cada um." />
      <CalculatorChips current={slug} />
      <CalculatorForm key={slug} sheet={sheetBySlug(slug)} fertilizers={fertilizers} />
    </>
  )
}
