import { expect, test } from '#tests/fixtures.ts'

const pagesOfLinks = [
  '/auth/resetar-senha',
  '/auth/confirmacao-email',
  '/confirmar-alteracao-senha',
  '/confirmar-alteracao-email',
  '/confirmar-solicitacao-alteracao-email',
]

test.for(pagesOfLinks)('half a link says so at %s, and leads to asking for another', async (path, { page }) => {
  const half = await page(`${path}?token=metade`)
  expect(half).toMatchObject({ status: 200, heading: 'Este link não vale mais' })
  expect(half.text).toContain('Este link não está completo.')
  expect(half.$('main a.btn')).toHaveLength(1)
})

test.for(pagesOfLinks)('a link of ours that never was opens %s with a way on', async (path, { page }) => {
  for (const token of ['x', 'a'.repeat(43), '%00', 'a'.repeat(4000)]) {
    const shown = await page(`${path}?token=${token}&email=a%40b.c`)
    expect(shown.status, token.slice(0, 10)).toBeLessThan(500)
    expect(shown.$('html').attr('lang')).toBe('pt-BR')
    expect(shown.links(), token.slice(0, 10)).not.toEqual([])
  }
})
