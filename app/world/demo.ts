import { eq } from 'drizzle-orm'
import { seedDemoTerms } from '#domains/base/legal/terms/terms.seed.ts'
import { seedDemoSaves } from '#domains/base/social/saves/saves.seed.ts'
import { seedDemoViews } from '#domains/base/social/views/views.seed.ts'
import { seedDemoAds } from '#domains/community/ads/ads.seed.ts'
import { rankLiked } from '#domains/community/banca/liked/rank-liked.actions.ts'
import { followNewest, seedDemoPosts } from '#domains/community/banca/posts/posts.seed.ts'
import { keepWords } from '#domains/community/banca/search/keep-words.actions.ts'
import { seedDemoSurveys } from '#domains/community/surveys/surveys.seed.ts'
import { seedDemoPlants } from '#domains/garden/garden/plants/plants.seed.ts'
import { seedDemoSpaces } from '#domains/garden/garden/spaces/spaces.seed.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { seedDemoGenetics } from '#domains/garden/genetics/genetics.seed.ts'
import { placeUpdates, seedDemoActs } from '#domains/garden/journal/acts/acts.seed.ts'
import { seedDemoNutrition } from '#domains/garden/nutrition/nutrition.seed.ts'
import { seedDemoPlans } from '#domains/garden/plans/plans/plans.seed.ts'
import { seedDemoAgenda } from '#domains/growing/agenda/agenda.seed.ts'
import { seedDemoHarvests } from '#domains/growing/harvest/harvests/harvests.seed.ts'
import { seedDemoJars } from '#domains/growing/harvest/jars/jars.seed.ts'
import { seedDemoImports } from '#domains/growing/imports/imports.seed.ts'
import { seedDemoProblems } from '#domains/growing/problems/cases/cases.seed.ts'
import { seedDemoMessages } from '#domains/messages/sends/sends.seed.ts'
import { seedDemoDocuments } from '#domains/people/accounts/documents/documents.seed.ts'
import { seedDemoRegistrations } from '#domains/people/accounts/registration-confirmation/registrations.seed.ts'
import { seedDemoDevices } from '#domains/people/accounts/sessions/sessions.seed.ts'
import { seedDemoStaffActs } from '#domains/people/accounts/staff/staff.seed.ts'
import { seedDemoAccounts } from '#domains/people/accounts/users/users.seed.ts'
import { seedDemoReports } from '#domains/people/moderation/cases/cases.seed.ts'
import { seedDemoNotices } from '#domains/people/notifications/notifications/notifications.seed.ts'
import { seedDemoConsents } from '#domains/people/privacy/consents/consents.seed.ts'
import { seedDemoNetworks } from '#domains/people/support/networks/networks.seed.ts'
import { seedDemoTickets } from '#domains/people/support/tickets/tickets.seed.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { adPictures } from './ad-pictures.ts'
import { seedAvatars } from './avatars.ts'
import { demoBlog } from './demo-blog.ts'
import { demoCare } from './demo-care.ts'
import { demoCourses } from './demo-courses.ts'
import { demoCup } from './demo-cup.ts'
import { demoGame } from './demo-game.ts'
import { demoShop } from './demo-shop.ts'
import { demoRobots } from './robots/demo-robots.ts'
import { photoStore } from './store-photos.ts'

export type DemoOptions = {
  plants?: number
  orders?: number
  /** For how long robots have been measuring. */
  robot_days?: number
  /** Maximum number of different pictures of each kind. */
  pictures?: number
  say?: (line: string) => void
}

/** An active community to try things out with. Dates are relative to now, so that it stays current. */
export async function demo(tx: Context, options: DemoOptions = {}) {
  const { plants = 200, orders = 240, robot_days = 90, pictures = 260, say = () => undefined } = options
  const showing = { pictures, say }
  const people = await seedDemoAccounts(tx)
  await seedDemoRegistrations(tx, people)
  await seedAvatars(tx, people, showing)
  const keepPhotos = photoStore(tx, showing)
  const planted = await seedDemoPlants(tx, people, { plants, keepPhotos })
  await seedDemoGenetics(tx, people)
  await seedDemoSpaces(tx, planted)
  await seedDemoActs(tx, people)
  await seedDemoNutrition(tx, people.get('grower')?.id ?? 0)
  await seedDemoHarvests(tx, planted)
  const plans = await seedDemoPlans(tx, people, planted)
  await seedDemoAgenda(tx, people.get('grower'))
  await seedDemoJars(tx, people.get('grower'), planted)
  await seedDemoProblems(tx, people.get('grower'), planted, keepPhotos)
  await placeUpdates(tx)
  await seedDemoImports(tx, people.get('grower'))
  say('Salvando favoritas…')
  const shown = planted.filter(({ row }) => !row.private && !row.archived_at)
  const things = shown.map(({ id, row, history }) => ({
    target: 'plant',
    id,
    created_by: row.created_by,
    since: history[0]?.at ?? tx.now(),
  }))
  const savers = [...people].flatMap(([name, { id }]) => (name === 'novata' ? [] : [id]))
  await seedDemoSaves(tx, things, savers)
  await seedDemoSaves(tx, plans, savers)
  await seedDemoSaves(tx, await openSpaces(tx), savers)
  say('Escrevendo posts e comentários…')
  await seedDemoPosts(tx, people, { planted, plans, keepPhotos })
  await seedDemoViews(tx)
  await seedDemoNotices(tx)
  await seedDemoTerms(tx)
  await seedDemoConsents(tx, people.get('grower')?.id)
  await seedDemoDevices(tx, people)
  await seedDemoStaffActs(tx, people)
  const followed = savers.map((id) => ({
    target: 'user',
    id,
    created_by: id,
    since: new Date(tx.now().getTime() - 90 * DAY),
  }))
  await seedDemoSaves(tx, followed, savers)
  await followNewest(tx, people.get('grower')?.id ?? 0)
  await rankLiked(tx)
  await seedDemoDocuments(tx, people)
  await seedDemoTickets(tx, people)
  await seedDemoNetworks(tx)
  // The named people are asked themselves.
  const named = ['grower', 'vizinha', 'novata', 'admin']
  await seedDemoSurveys(
    tx,
    [...people].flatMap(([name, { id }]) => (named.includes(name) ? [] : [id])),
  )
  await seedDemoAds(tx, adPictures(tx, people.get('admin')?.id ?? 0, showing))
  await seedDemoReports(tx, people)
  await demoShop(tx, { people, buyers: savers, showing, orders, say })
  await demoRobots(tx, { people, days: robot_days, say })
  await demoBlog(tx, { people, readers: savers, showing })
  await demoCourses(tx, { people, readers: savers, showing })
  await demoCup(tx, { people, voters: savers, say })
  await demoGame(tx, { people, say })
  await demoCare(tx, { people, say })
  await seedDemoMessages(tx, people)
  // When all that it reads is written.
  await keepWords(tx)
}

/** Public spaces, as things to save. */
async function openSpaces({ db }: Context) {
  const rows = await db.select().from(spaces).where(eq(spaces.private, false))
  return rows.map(({ id, created_by, created_at }) => ({ target: 'space', id, created_by, since: created_at }))
}
