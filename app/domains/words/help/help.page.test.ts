import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aBlogPost } from '#domains/words/blog/posts/blog-posts.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { guideSlugs } from './guides/guide.kinds.ts'
import { guides } from './guides/guides.words.ts'

test('/duvidas leads from a slip of the finger to an answer, a vote, and a person who gets the question', async ({
  page,
}) => {
  const start = await page('/duvidas')
  expect(start).toMatchObject({ status: 200, heading: 'Dúvidas', title: 'Dúvidas - Grower' })
  const found = await page('/duvidas?search=ora+de+regarr')
  const question = await found.click('Como sei a hora de regar?', 'main')
  expect(question.heading).toBe('Como sei a hora de regar?')
  const voted = await question.press('Não ajudou')
  expect(voted.text).toContain('Obrigado por contar')
  const told = await voted.press('Contar', { missing: 'Quanto tempo esperar no frio.' })
  expect(told.text).toContain('Ficou junto ao seu voto')
  const contact = await voted.click('Falar com uma pessoa', 'main')
  expect(contact.value('subject')).toBe('Como sei a hora de regar?')
  const going = await told.click('Falar com uma pessoa', 'main')
  expect(going.value('message')).toBe('Quanto tempo esperar no frio.')
  const none = await page('/duvidas?search=xilofone')
  const asked = await none.click('Perguntar à equipe', 'main')
  expect(asked.value('subject')).toBe('xilofone')
})

test.for(guideSlugs)(
  'the guide %s has its contents and its sources, and asks whether it helped',
  async (slug, { page }) => {
    const guide = guides[slug]
    const shown = await page(`/duvidas/${slug}`)
    expect(shown).toMatchObject({ status: 200, heading: guide.title, title: `Guia: ${guide.title} - Grower` })
    for (const { id } of guide.sections) {
      expect(shown.$(`h2[id="${id}"]`)).toHaveLength(1)
      expect(shown.$(`nav a[href="#${id}"]`)).toHaveLength(1)
    }
    expect(shown.text).toContain('De onde vem')
    expect((await shown.press('Ajudou')).text).toContain('Que bom')
  },
)

test('articles of the blog that match stand below the answers', async ({ ctx, page }) => {
  await aBlogPost(ctx, { state: 'publicado', title: 'Botrytis: o mofo que começa por dentro' })
  expect((await page('/duvidas?search=mofo')).text).toMatch(/Apareceu fungo ou mofo.*No blog.*Botrytis: o mofo/)
  expect((await page('/duvidas?search=vpd')).text).not.toContain('No blog')
})

test('what has only some of the words says so; an article of the blog is an answer too', async ({ ctx, page }) => {
  expect((await page('/duvidas?search=senha+xilofone+jabuticaba+trombone+fagote+clarinete+pandeiro')).text).toMatch(
    /Não achamos tudo isso\. Talvez ajude:Esqueci a senha/,
  )
  await aBlogPost(ctx, { state: 'publicado', title: 'Xilofone na tenda' })
  const articles = (await page('/duvidas?search=xilofone')).text
  expect(articles).toContain('No blog')
  expect(articles).not.toContain('Não achamos resposta')
})

test('a question that is none is not found', async ({ page }) => expect((await page('/duvidas/nada')).status).toBe(404))

test('a question is found by the address that it had, until another question has that one', async ({
  ctx,
  as,
  page,
}) => {
  const { help } = await as(await aStaffMember(ctx, ['help.manage']))
  const asked = { question: 'O que é cultivo?', subject: 'comecar', answer: 'Isto.', order: 9, active: true } as const
  const { id } = await help.staffQuestions.create({ ...asked, slug: 'cultivo-velho' })
  await help.staffQuestions.update({ ...asked, id, slug: 'cultivo-novo' })
  expect(await page('/duvidas/cultivo-velho')).toMatchObject({ status: 301, location: '/duvidas/cultivo-novo' })
  await help.staffQuestions.update({ ...asked, id, slug: 'cultivo-velho' })
  expect(await page('/duvidas/cultivo-novo')).toMatchObject({ status: 301, location: '/duvidas/cultivo-velho' })
  await help.staffQuestions.create({ ...asked, question: 'E o novo?', slug: 'cultivo-novo' })
  expect(await page('/duvidas/cultivo-novo')).toMatchObject({ status: 200, heading: 'E o novo?' })
})

test('staff read what did not help, and take it along', async ({ ctx, page }) => {
  const no = await (await page('/duvidas/hora-de-regar')).press('Não ajudou')
  await no.press('Contar', { missing: 'O peso do vaso.' })
  const staff = await aStaffMember(ctx, ['help.manage'])
  expect((await page('/admin/duvidas-votos', staff)).text).toMatch(/Como sei a hora de regar\?.*O peso do vaso\./)
  expect((await page('/admin/duvidas-votos/csv', staff)).html).toMatch(
    /\/duvidas\/hora-de-regar;1;0;.*;O peso do vaso\.\r\n/,
  )
})

test('/aprenda leads to what teaches, the guides among it', async ({ page }) => {
  const map = await page('/aprenda')
  expect(map).toMatchObject({ status: 200, heading: 'Aprenda' })
  for (const slug of guideSlugs) expect(map.links()).toContain(`/duvidas/${slug}`)
})

test('the sitemap names them', async ({ page }) => {
  const { html } = await page('/sitemap.xml?paginas')
  for (const path of ['/aprenda', '/duvidas', '/duvidas/master-grower', '/lps/produto'])
    expect(html).toContain(`${path}</loc>`)
  expect((await page('/sitemap.xml?duvidas=1')).html).toContain('/duvidas/hora-de-regar</loc>')
})
