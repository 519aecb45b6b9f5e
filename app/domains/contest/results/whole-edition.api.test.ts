import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { aScore } from '#domains/contest/bench/scores/cup-scores.factory.ts'
import {
  aCriterion,
  aJudge,
  aModality,
  anEdition,
  momentIn,
} from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { anEntry, aPlantWithPhotos } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { aVote, aVoter } from '#domains/contest/voting/votes/cup-votes.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { freezeFinalists } from './results/cup-results.actions.ts'
import { isSignedResult } from './results/result-signature.secrets.ts'

/** Runs the script that counts anew, as anybody would. */
function recount(text: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'apuracao-')), 'apuracao.json')
  writeFileSync(path, text)
  try {
    return { code: 0, said: execFileSync(process.execPath, ['scripts/recount.mjs', path], { encoding: 'utf8' }) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, said: stdout + stderr }
  }
}

const aGrower = (ctx: Context) => aVoter(ctx, { registration_confirmed_at: ctx.now() })

test('a whole edition: entries, votes, bench, final, cultivo do ano, result and a correction', async ({
  ctx,
  as,
  api,
  clock,
  page,
}) => {
  const edition = await anEdition(ctx, { finalists: 2, jury_weight: 70 })
  const [indoor, outdoor] = [
    await aModality(ctx, edition, { slug: 'indoor' }),
    await aModality(ctx, edition, { slug: 'outdoor' }),
  ]
  const criterion = await aCriterion(ctx, edition)
  const judges = [await aJudge(ctx, edition), await aJudge(ctx, edition)]
  const team = await aStaffMember(ctx, ['cup.manage'])
  const staff = async () => as(team)
  const growers = [await aGrower(ctx), await aGrower(ctx), await aGrower(ctx), await aGrower(ctx)]
  const voters = await Promise.all(Array.from({ length: 7 }, () => aVoter(ctx)))

  const entered = []
  for (const [at, grower] of growers.entries()) {
    const { plant, photo_ids } = await aPlantWithPhotos(ctx, grower.id)
    const { slug } = at < 3 ? indoor : outdoor
    entered.push(await (await as(grower)).entries.enter({ slug, plant_id: plant.id, title: `Planta ${at}`, photo_ids }))
  }
  const [a, b, c, d] = entered.map(({ uuid }) => uuid) as [string, string, string, string]

  clock.now = momentIn(edition, 'votacao-popular')
  for (const [at, voter] of voters.entries()) {
    const { voting } = await as(voter)
    await voting.cast({ uuid: at < 4 ? a : at < 6 ? b : c })
    await voting.cast({ uuid: d })
  }
  const { data: waiting } = await (await staff()).voting.listStaff({ per_page: 100 })
  // All of them come from one address here: the house was right to ask.
  expect(waiting.length).toBeGreaterThan(0)
  await (await staff()).voting.decide({ ids: waiting.map(({ id }) => id), state: 'valida' })
  const detail = await (await staff()).entries.listStaff({ per_page: 100 })
  const blind = new Map(detail.data.map(({ uuid, blind_number }) => [uuid, blind_number]))

  const scoreAll = async (marks: Record<string, number>) => {
    for (const { user } of judges)
      for (const [uuid, mark] of Object.entries(marks))
        await (await as(user)).bench.keep({
          ...{ blind_number: blind.get(uuid) as number, send: true },
          marks: { [criterion.id]: mark },
        })
  }
  clock.now = momentIn(edition, 'votacao-popular-jurados')
  await scoreAll({ [a]: 6, [b]: 9.5, [c]: 8, [d]: 7 })
  await expect((await staff()).results.compute({})).rejects.toMatchObject({ status: 409 })

  clock.now = edition.final_at
  expect(await freezeFinalists(ctx, edition.id)).toBe(true)
  expect(await freezeFinalists(ctx, edition.id)).toBe(false)
  // b: 0,7 × 9,5 + 0,3 × 5 = 8,15; a: 0,7 × 6 + 0,3 × 10 = 7,2; c: 0,7 × 8 + 0,3 × 2,5 = 6,35.
  clock.now = momentIn(edition, 'final-nas-categorias')
  const finalists = await (await as(growers[0] as { id: number })).voting.competitors({ per_page: 100 })
  expect(finalists.data.map(({ uuid }) => uuid).sort()).toEqual([a, b, d].sort())
  for (const [at, voter] of voters.entries()) {
    await (await as(voter)).voting.cast({ uuid: at < 5 ? b : a })
    await (await as(voter)).voting.cast({ uuid: d })
  }
  await scoreAll({ [a]: 8, [b]: 8 })

  clock.now = momentIn(edition, 'cultivo-do-ano')
  for (const [at, voter] of voters.entries()) await (await as(voter)).voting.cast({ uuid: at < 5 ? b : d })

  clock.now = momentIn(edition, 'entrega-dos-premios')
  await expect((await staff()).results.compute({})).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('votos em quarentena'),
  })
  const last = await (await staff()).voting.listStaff({ per_page: 100 })
  await (await staff()).voting.decide({ ids: last.data.map(({ id }) => id), state: 'valida' })
  const computed = await (await staff()).results.compute({})
  expect(computed).toMatchObject({ show_results: false, versions: [{ version: 1, published_at: null, stands: true }] })
  await expect((await staff()).results.compute({})).rejects.toMatchObject({
    message: 'A apuração deu o mesmo que a versão 1.',
  })
  expect(await api.results.list({})).toEqual({ data: [] })
  await (await staff()).results.publish({ version: 1 })
  const places = async () =>
    (await api.results.list({})).data.map(({ modalidade, place, entry, votes, total }) => [
      ...[modalidade.slug, place, entry?.uuid, votes, total],
    ])
  // Nobody scored d anew: what it had counts.
  expect(await places()).toEqual([
    ['hero', 1, b, 5, 8.6],
    ['hero', 2, d, 2, 6.1],
    ['indoor', 1, b, 5, 8.6],
    ['indoor', 2, a, 2, 6.8],
    ['outdoor', 1, d, 7, 7.9],
  ])
  expect((await api.results.list({ with_hero: false })).data.map(({ modalidade }) => modalidade.slug)).not.toContain(
    'hero',
  )
  const first = await api.results.publication({ slug: edition.slug })
  expect(first).toMatchObject({ version: 1, corrections: [] })
  const file = await (await api.results.file({ slug: edition.slug })).text()
  const { hash, signature } = JSON.parse(file)
  expect(isSignedResult(ctx.env.keys, hash, signature)).toBe(true)
  expect(isSignedResult(ctx.env.keys, hash.replace(/^./, 'g'), signature)).toBe(false)
  const ballots = await (await as(voters[0] as { id: number })).voting.ballots()
  expect(ballots.closed_why).toContain('Agora não é hora de votar')
  expect(recount(file)).toMatchObject({ code: 0, said: expect.stringContaining('igual ao resultado publicado') })
  expect(await api.results.votes({ uuid: b })).toMatchObject({
    votes: { places: [{ ballot: 'hero' }, { ballot: 'indoor' }] },
  })
  // Its page says what it won, and the list of its modality is in the order of places.
  const winners = await page(`/copa-grower/ver-redondo/${b}`)
  expect(winners.text).toContain('Cultivo do ano')
  expect(winners.text).toContain('1º em ')
  const listed = await api.entries.list({ modalidade: 'indoor' })
  expect(listed.data.map(({ uuid }) => uuid)).toEqual([b, a, c])
  expect((await page('/copa-grower/modalidade/indoor')).text).toContain('2º lugar')
  // To the team another edition than the configured one is there too.
  const other = await anEdition(ctx, { slug: 'copa-passada', name: 'Copa passada', phase: 'entrega-dos-premios' })
  expect((await page('/admin/copa-grower/resultados', team)).text).toContain('Copa passada')
  const past = await page('/admin/copa-grower/resultados?edicao=copa-passada', team)
  expect(past.text).toContain('Nada foi apurado ainda.')
  expect((await (await staff()).results.showStaff({ copa_edition_id: other.id })).versions).toEqual([])
  expect((await page('/admin/copa-grower/inscritos?edicao=copa-passada', team)).text).toContain('Nada encontrado')
  expect((await page('/admin/copa-grower/inscritos', team)).text).toContain('Desclassificar')
  expect((await api.results.benchVotes({})).scores).toHaveLength(12)
  for (const { nickname } of growers) expect(file).not.toContain(nickname)
  await expect((await staff()).results.publish({ version: 1 })).rejects.toMatchObject({ status: 409 })
  await expect((await staff()).voting.decide({ ids: [1], state: 'valida' })).rejects.toMatchObject({ status: 409 })

  const winner = await as(growers[1] as { id: number })
  expect((await winner.results.votes({ uuid: b })).can.certificate).toBe(true)
  const pdf = await winner.results.certificate({ uuid: b })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await api.results.votes({ uuid: b })).can.certificate).toBe(false)
  const refused = { status: 404 }
  await expect((await as(growers[0] as { id: number })).results.certificate({ uuid: b })).rejects.toMatchObject(refused)
  await expect((await as(growers[2] as { id: number })).results.certificate({ uuid: c })).rejects.toMatchObject(refused)

  clock.now = new Date(clock.now.getTime() + HOUR)
  await (await staff()).entries.disqualify({ uuid: b, reason: 'A planta era de outra pessoa.' })
  // The published file stands as it was counted.
  expect(await (await api.results.file({ slug: edition.slug })).text()).toBe(file)
  // So do its places, until a correction; the certificate does not.
  expect((await api.results.list({})).data.filter(({ left }) => left)).toMatchObject([
    { place: 1, modalidade: { slug: 'hero' }, entry: null, left: 'desclassificado' },
    { place: 1, modalidade: { slug: 'indoor' }, entry: null, left: 'desclassificado' },
  ])
  expect((await page('/copa-grower')).text).toContain('Redondo desclassificado depois do resultado')
  await expect(winner.results.certificate({ uuid: b })).rejects.toMatchObject(refused)
  const again = await (await staff()).results.compute({})
  expect(again.versions.map(({ version, stands }) => [version, stands])).toEqual([
    [2, true],
    [1, false],
  ])
  await expect(
    (await staff()).results.publish({ version: 1, correction: 'A mais velha de novo.' }),
  ).rejects.toMatchObject({ status: 409 })
  await expect((await staff()).results.publish({ version: 2 })).rejects.toMatchObject({
    status: 422,
    data: { errors: { correction: [expect.stringContaining('Diga o que foi retificado')] } },
  })
  expect((await api.results.publication({ slug: edition.slug }))?.version).toBe(1)
  await (await staff()).results.publish({ version: 2, correction: 'A planta de um redondo era de outra pessoa.' })
  const corrected = await api.results.publication({ slug: edition.slug })
  expect(corrected).toMatchObject({
    version: 2,
    corrections: [{ version: 2, why: 'A planta de um redondo era de outra pessoa.' }],
  })
  expect(corrected?.corrections[0]?.changed).toContainEqual(
    expect.stringMatching(/, 1º lugar: era um redondo que saiu, agora “.+”$/),
  )
  expect((await places()).map(([slug, place, uuid]) => [slug, place, uuid])).toEqual([
    ['hero', 1, d],
    ['hero', 2, a],
    ['indoor', 1, a],
    ['outdoor', 1, d],
  ])
  const now = await (await api.results.file({ slug: edition.slug })).text()
  expect(recount(now).code).toBe(0)
  const shown = await page('/copa-grower')
  expect(shown.text).toContain('A planta de um redondo era de outra pessoa.')
  expect(shown.text.toLowerCase()).toContain('retifica')
})

test('a file in which one vote was altered is told apart, place by place', async ({ ctx, as, api }) => {
  const { text } = await aPublishedFile(ctx, as, api)
  const whole = recount(text)
  expect([whole.code, whole.said]).toEqual([0, expect.stringContaining('A recontagem é igual ao resultado publicado.')])
  const altered = JSON.parse(text)
  altered.count.votes[0].state = 'anulada'
  const other = recount(JSON.stringify(altered))
  expect(other.code).toBe(1)
  expect(other.said).toContain('A recontagem é DIFERENTE do arquivo:')
  const forged = JSON.parse(text)
  forged.standing.modalities[0].places[0].votes += 1
  expect(recount(JSON.stringify(forged))).toMatchObject({ code: 1, said: expect.stringContaining('SHA-256') })
  expect(recount('não é json')).toMatchObject({ code: 1, said: expect.stringContaining('Não deu para ler') })
  expect(recount('{}')).toMatchObject({ code: 1, said: expect.stringContaining('não é um arquivo de apuração') })
})

test('a score that the team sets aside is counted and shown until the correction', async ({ ctx, as, api, clock }) => {
  const edition = await anEdition(ctx, { phase: 'entrega-dos-premios' })
  const modality = await aModality(ctx, edition)
  const criterion = await aCriterion(ctx, edition)
  const entry = await anEntry(ctx, modality)
  const [judge, other] = [await aJudge(ctx, edition), await aJudge(ctx, edition)]
  await ctx.db.update(cup_entries).set({ user_id: judge.user.id }).where(eq(cup_entries.id, entry.id))
  const own = await aScore(ctx, entry, judge, { marks: { [criterion.id]: 10 } })
  await aScore(ctx, entry, other, { marks: { [criterion.id]: 6 } })
  const { results, bench } = await as(await aStaffMember(ctx, ['cup.manage']))
  await results.compute({})
  await results.publish({ version: 1 })
  clock.now = new Date(clock.now.getTime() + HOUR)
  await bench.setAside({ id: own.id, reason: 'O redondo é do próprio jurado.' })
  const shown = async () => (await api.results.benchVotes({})).scores?.map(({ total }) => total).toSorted()
  expect(await shown()).toEqual([10, 6])
  clock.now = new Date(clock.now.getTime() + HOUR)
  expect(await results.compute({})).toMatchObject({ versions: [{ version: 2, stands: true }, { stands: false }] })
  await results.publish({ version: 2, correction: 'A nota de um jurado não valia.' })
  expect(await shown()).toEqual([6])
})

test('who won a prize is told each step of it once the result is out, and reads it beside the place', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const edition = await anEdition(ctx, { phase: 'entrega-dos-premios' })
  const modality = await aModality(ctx, edition)
  const entry = await anEntry(ctx, modality, { finalist: true })
  await aVote(ctx, entry, { phase: 'final-nas-categorias', ballot: modality.slug })
  const team = await aStaffMember(ctx, ['cup.manage'])
  const { editions, results, entries: entriesOf } = await as(team)
  const prize = await editions.staffPrizes.create({
    ...{ name: 'Diploma', edition_id: edition.id, modality_id: modality.id, place: 1, kind: 'simbolico' },
    ...{ text: '', sponsor_id: null, state: 'prometido', state_note: '' },
  } as never)
  const move = (state: string) => editions.staffPrizes.update({ ...prize, state, state_note: 'BR123' } as never)
  const told = async () =>
    (await ctx.db.select().from(notifications).where(like(notifications.key, 'cup:prize:%'))).map(({ text }) => text)
  await move('separado')
  expect(await told()).toEqual([])
  await results.compute({})
  await results.publish({ version: 1 })
  await move('enviado')
  await move('enviado')
  expect(await told()).toEqual(['Diploma: enviado.'])
  const shown = (await page(`/copa-grower/ver-votos/${entry.uuid}`)).text
  expect(shown).toContain('Prêmio: Diploma (enviado)')
  expect(shown).not.toContain('BR123')
  const prizes = (await api.results.list({})).data.flatMap((row) => row.prizes)
  expect(prizes).toEqual([{ name: 'Diploma', state: 'enviado' }])
  // By a correction it goes to somebody else: it is promised again.
  const next = await anEntry(ctx, modality, { finalist: true })
  await editions.staffPrizes.update({ ...prize, state: 'entregue', state_note: 'BR123' } as never)
  await entriesOf.disqualify({ uuid: entry.uuid, reason: 'A planta era de outra pessoa.' })
  await results.compute({})
  await results.publish({ version: 2, correction: 'A planta era de outra pessoa.' })
  expect((await api.results.list({})).data.find(({ prizes }) => prizes.length)).toMatchObject({
    ...{ entry: { uuid: next.uuid }, prizes: [{ name: 'Diploma', state: 'prometido' }] },
  })
  expect(await editions.staffPrizes.show({ id: prize.id })).toMatchObject({
    state_note: 'Antes da retificação: entregue. BR123',
  })
  const desk = await page('/admin/copa-grower/resultados', team)
  expect(desk.$(`a[href="/admin/copa-grower/premios/${prize.id}"]`)).toHaveLength(1)
})

type As = (user: { id: number }) => Promise<Client>
async function aPublishedFile(ctx: Context, as: As, api: Client) {
  const edition = await anEdition(ctx, { phase: 'entrega-dos-premios' })
  const modality = await aModality(ctx, edition)
  const entry = await anEntry(ctx, modality, { finalist: true })
  const about = { phase: 'final-nas-categorias' as const, ballot: modality.slug }
  for (let n = 0; n < 3; n++) await aVote(ctx, entry, about)
  const { results } = await as(await aStaffMember(ctx, ['cup.manage']))
  await results.compute({})
  await results.publish({ version: 1 })
  return { text: await (await api.results.file({ slug: edition.slug })).text() }
}
