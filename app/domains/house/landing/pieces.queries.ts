import { askedDocuments } from '#domains/care/process-documents/index.ts'
import { processSteps } from '#domains/care/processes/index.ts'
import { showNow } from '#domains/contest/editions/index.ts'
import { listCourses } from '#domains/learning/courses/index.ts'
import { nextCohort } from '#domains/learning/enrolment/index.ts'
import { nextEvent } from '#domains/learning/events/index.ts'
import { listOffers } from '#domains/market/products/index.ts'
import type { Landing } from '#domains/people/support/leads/landing.kinds.ts'
import { describeModels } from '#domains/robots/device-models/index.ts'
import { showDemonstration } from '#domains/robots/ganza/index.ts'
import type { Context } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import type { LandingPieces, LandingRef } from './landing.schemas.ts'

const FEW = 3
const MOST_ROBOTS = 24
const window = { page: 1, per_page: FEW } as const

const offers = async (ctx: Context, filter: { type: string }) => {
  const { data } = await listOffers(ctx, { ...window, ...filter, in_stock: true, order_by: 'relevance' })
  return { products: data }
}
const courses = async (ctx: Context, access?: 'gratuito' | 'pago') => {
  const { data } = await listCourses(ctx, { ...window, access, order_by: 'published_at' })
  return { courses: data }
}
/**
 * Of the robot alone: the shop's search also finds what is written like it, as 'gancho'. Its models are those whose name a
 * product on sale carries, in stock or not: staff register others too, and nothing else joins a product and a model.
 */
const robots = async (ctx: Context) => {
  const found = await listOffers(ctx, { page: 1, per_page: MOST_ROBOTS, search: 'ganzá', order_by: 'relevance' })
  const sold = found.data.filter(({ name }) => wordsOf(name).includes('ganza'))
  const models = (await describeModels(ctx)).filter(({ name }) =>
    sold.some((product) => wordsOf(name).every((word) => wordsOf(product.name).includes(word))),
  )
  return { products: sold.filter(({ in_stock }) => in_stock).slice(0, FEW), models }
}
const wordsOf = (name: string) => searchable(name).split(/\s+/)
const cohort = async (ctx: Context) => ({ cohort: await nextCohort(ctx) })
const event = async (ctx: Context) => ({ event: await nextEvent(ctx) })
const cup = async (ctx: Context) => ({ cup: await showNow(ctx) })
const steps = async (ctx: Context) => ({ steps: await processSteps(ctx) })
const documents = async (ctx: Context) => ({ documents: await askedDocuments(ctx, 'habeas-corpus') })

type Piece = (ctx: Context) => Promise<LandingPieces>
/** What each page shows; a query or two a piece, side by side. */
const shown: Record<Landing, Piece[]> = {
  consultoria: [(ctx) => offers(ctx, { type: 'consultoria' }), event],
  'master-grower': [cohort, (ctx) => courses(ctx, 'pago'), event],
  produto: [showDemonstration, robots],
  'torne-se-um-grower': [(ctx) => courses(ctx, 'gratuito'), cup],
  'consulta-com-advogado-especialista': [documents],
  'comunidade-360-consultoria-hc-cultivo-em-casa': [steps, documents],
  'cultivando-meu-remedio': [steps, (ctx) => courses(ctx, 'gratuito')],
}

export async function piecesOf(ctx: Context, { landing }: LandingRef): Promise<LandingPieces> {
  return Object.assign({}, ...(await Promise.all(shown[landing].map((piece) => piece(ctx)))))
}
