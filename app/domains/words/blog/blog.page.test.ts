import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBlogPost } from './posts/blog-posts.factory.ts'
import { blog_old_slugs } from './posts/blog-posts.table.ts'
import { blog_tags } from './tags/blog-tags.table.ts'

test('a post is read by everybody, with its words, for machines too; an old address leads to it', async ({
  ctx,
  page,
}) => {
  const ana = await aUser(ctx, { nickname: 'ana' })
  const post = await aBlogPost(ctx, { state: 'publicado', created_by: ana.id })
  await ctx.db.insert(blog_old_slugs).values({ slug: 'vpd-antigo', blog_post_id: post.id })
  const read = await page(`/blog/${post.slug}`)
  expect(read).toMatchObject({ status: 200, heading: 'VPD na prática' })
  expect(read.text).toContain('A folha transpira.')
  const data = JSON.parse(read.$('script[type="application/ld+json"]').text())
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: 'VPD na prática', author: [{ name: 'ana' }] })
  expect((await page('/blog/vpd-antigo')).location).toBe(`/blog/${post.slug}`)
  expect((await page('/blog')).links()).toContain(`/blog/${post.slug}`)
  expect((await page('/blog/autor/ana')).links()).toContain(`/blog/${post.slug}`)
  expect((await page('/blog/autor/bia')).status).toBe(404)
})

test('who receives posts by mail is not asked to; everybody else is', async ({ ctx, as, page }) => {
  const post = await aBlogPost(ctx, { state: 'publicado' })
  const reader = await aUser(ctx)
  const asked = 'Quer receber as próximas por e-mail?'
  for (const who of [undefined, reader]) expect((await page(`/blog/${post.slug}`, who)).text).toContain(asked)
  await (await as(reader)).privacy.consents.answer({ purpose: 'newsletter', given: true })
  const read = await page(`/blog/${post.slug}`, reader)
  expect(read.text).toContain('Você recebe as novas por e-mail')
  expect(read.text).not.toContain(asked)
  expect((await page(`/blog/${post.slug}`)).text).toContain(asked)
})

test('feeds have the whole text, with whole addresses', async ({ ctx, page }) => {
  const post = await aBlogPost(ctx, {
    state: 'publicado',
    text_of_draft: { document: richTextOf('Primeira linha\u0008 & <fim>.\ufffe') },
  })
  const draft = await aBlogPost(ctx, { text_of_draft: { title: 'Segredo' } })
  for (const [path, kind] of [
    ['/blog/rss.xml', 'rss'],
    ['/blog/atom.xml', 'feed'],
  ] as const) {
    const feed = await page(path)
    expect(feed.status).toBe(200)
    expect(feed.html).toContain(`<${kind}`)
    expect(feed.html).toContain(`/blog/${post.slug}`)
    expect(feed.html).toMatch(/Primeira linha &/)
    expect(feed.html).not.toMatch(/(href|src)=&quot;\/|="\//)
    expect(feed.html).not.toContain(draft.draft.title)
  }
})

test('titles and summaries in feeds are text, whatever signs they have', async ({ ctx, page }) => {
  await aBlogPost(ctx, {
    state: 'publicado',
    text_of_draft: { title: 'pH < 6 & EC > 2: <b>perigo</b>', subtitle: 'Raiz & folha <script>alert(1)</script>' },
  })
  const said = (feed: string, tag: string) => {
    const [, inside = ''] = new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?([^]*?)(?:\\]\\]>)?</${tag}>`).exec(feed) ?? []
    return inside
  }
  for (const [path, item, summary] of [
    ['/blog/rss.xml', 'item', 'description'],
    ['/blog/atom.xml', 'entry', 'summary'],
  ] as const) {
    const { html } = await page(path)
    const one = said(html, item)
    expect(said(one, 'title'), path).toBe('pH &lt; 6 &amp; EC &gt; 2: &lt;b&gt;perigo&lt;/b&gt;')
    expect(said(one, summary), path).toBe('Raiz &amp; folha &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html, path).not.toContain('<script>')
  }
})

test('a plant that becomes private is in no page, data or feed of the text that cites it', async ({
  ctx,
  as,
  page,
}) => {
  const ana = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: ana.id, private: false, name: 'Lua Secreta' })
  const cites = { type: 'embed' as const, attrs: { kind: 'plant' as const, path: plant.slug } }
  const document = { type: 'doc' as const, content: [...richTextOf('Veja:').content, cites] }
  const post = await aBlogPost(ctx, { state: 'publicado', created_by: ana.id, text_of_draft: { document } })
  const places = [`/blog/${post.slug}`, '/blog/rss.xml', '/blog/atom.xml']
  for (const path of places) expect((await page(path)).html).toContain('Lua Secreta')
  await (await as(ana)).garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  for (const path of places) {
    for (const { html } of [await page(path), await page(path, ana)]) {
      expect(html).not.toContain('Lua Secreta')
      // Its address is its name.
      expect(html).not.toContain(plant.slug)
    }
  }
})

test('the desk of who writes: begin, send, and read why it came back', async ({ ctx, as, page }) => {
  const ana = await aUser(ctx, { roles: ['escritor'] })
  const begin = await page('/escritor/dashboard/postagens/nova', ana)
  expect((await begin.press('Começar a escrever', { title: '' })).status).toBe(422)
  const made = await begin.press('Começar a escrever', { title: 'Do zero' })
  expect(made.toast).toBe('Rascunho criado. Ele se salva sozinho.')
  const list = await page('/escritor/dashboard/postagens', ana)
  expect(list.text).toContain('Do zero')
  const post = await aBlogPost(ctx, { created_by: ana.id })
  const hers = (await as(ana)).blog.works
  await hers.send({ id: post.id })
  const team = await aStaffMember(ctx, ['blog.manage'])
  const review = await page(`/admin/blog/postagens/${post.id}`, team)
  expect(review.text).toContain('A folha transpira.')
  const late = await review.press('Agendar', { publish_at: '2020-01-01T10:00' })
  expect([late.status, late.error('publish_at')]).toEqual([
    422,
    'Este momento já passou. Escolha um que ainda vai chegar.',
  ])
  const back = await review.press('Devolver', { why: 'Faltam as fontes.' })
  expect(back.toast).toBe('Devolvida, com o seu recado.')
  expect((await page('/escritor/dashboard', ana)).text).toContain('Faltam as fontes.')
  expect((await page(`/escritor/dashboard/postagens/${post.id}`, ana)).text).toContain('Faltam as fontes.')
  // Not sent again, it is nobody’s to publish.
  const unsent = await page(`/admin/blog/postagens/${post.id}`, team)
  expect(unsent.text).toContain('ainda não enviou este texto')
  await hers.send({ id: post.id })
  const out = await (await page(`/admin/blog/postagens/${post.id}`, team)).press('Publicar agora')
  expect(out.toast).toBe('Está no ar.')
})

test('who reviews reads what belongs to it, and what changed meanwhile before it is approved', async ({
  ctx,
  as,
  page,
}) => {
  const ana = await aUser(ctx, { roles: ['escritor'] })
  const team = await aStaffMember(ctx, ['blog.manage'])
  const [tag] = await ctx.db.insert(blog_tags).values({ slug: 'ar', name: 'Ar' }).returning()
  const post = await aBlogPost(ctx, {
    created_by: ana.id,
    text_of_draft: { slug: 'vpd-simples', tag_ids: [tag?.id ?? 0], cover_alt: 'Uma folha ao sol.' },
  })
  const address = `/admin/blog/postagens/${post.id}`
  const hers = (await as(ana)).blog.works
  await hers.send({ id: post.id })
  await (await page(address, team)).press('Devolver', { why: 'Faltam as fontes.' })
  await hers.send({ id: post.id })
  const read = await page(address, team)
  for (const words of ['Solo vivo', 'Ar', '/blog/vpd-simples', 'Uma folha ao sol.', 'Faltam as fontes.', team.nickname])
    expect(read.text).toContain(words)
  await hers.save({ ...post.draft, id: post.id, version: 1, document: richTextOf('A folha respira.') })
  const late = await read.press('Publicar agora')
  expect(late.toast).toBe('O texto mudou depois que você o abriu.')
  const anew = await late.follow()
  expect(anew.text).toContain('O texto mudou depois que você o abriu')
  expect(anew.textOf('del')).toContain('transpira')
  expect(anew.textOf('ins')).toContain('respira')
  expect(anew.textOf('.rich-text')).toBe('A folha respira.')
  expect((await anew.press('Publicar agora')).toast).toBe('Está no ar.')
  expect((await page('/blog/vpd-simples')).text).toContain('A folha respira.')
})

test('who may not write is sent away from the desk with the words of the specification', async ({ ctx, page }) => {
  const plain = await aUser(ctx)
  expect((await page('/escritor/dashboard', plain)).location).toBe('/verificando-acesso?area=writer')
  expect((await page('/cursos/professor/postagens', plain)).location).toBe('/')
  const teacher = await aUser(ctx, { roles: ['professor'] })
  expect(await page('/cursos/professor/postagens', teacher)).toMatchObject({
    status: 200,
    heading: 'Postagens no blog',
  })
})
