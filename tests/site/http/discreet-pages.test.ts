import { newPlant, page } from '../call.ts'
import { expect, test } from '../site-test.ts'

test("cached visitors' pages do not mix the two names", async ({ site }) => {
  const { slug, name } = await newPlant(site, { name: `Sigilo ${Date.now().toString(36)}`, private: false })
  const address = `${site}/cultivo/planta/${slug}`
  for (const _ of ['drawn', 'kept']) {
    const hidden = (await page(address, { cookie: 'grower_discreto=sim' })).text
    expect(hidden).toContain('<title>Notas · Caderno</title>')
    expect(hidden.slice(0, hidden.indexOf('</head>'))).not.toMatch(new RegExp(`Grower|og:|${name}|cultivo`))
    const open = (await page(address)).text
    expect(open).toContain(`<title>${name} - Grower</title>`)
    expect(open.slice(0, open.indexOf('</head>'))).not.toContain('notas')
  }
})
