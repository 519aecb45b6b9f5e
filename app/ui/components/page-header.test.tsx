import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Help } from './help.tsx'
import { PageHeader } from './page-header.tsx'

test('a page’s sentence may hold what is folded: no paragraph, which the browser would end there', () => {
  const term = { name: 'Dia', says: 'Quantos dias.', formula: ['hoje − começo'], source: 'o diário' }
  const html = renderToStaticMarkup(<PageHeader title="Chica" text={<Help term={term} />} />)
  expect(html).toContain('<details')
  expect(html).not.toContain('<p')
})
