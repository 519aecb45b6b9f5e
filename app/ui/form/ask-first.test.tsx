import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AskFirst } from './ask-first.tsx'

function pageWith(box?: string) {
  const Component = () => (
    <AskFirst label="Apagar" send={{ form: 'delete', id: '7' }} action="/fora" title="Apagar Moema?" box={box}>
      Some a planta.
    </AskFirst>
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToString(<Page />)
}

test('without scripts the button sends the same fields to the same place', () => {
  const html = pageWith()
  expect(html).toMatch(/<form[^>]* action="\/fora" method="post"/)
  expect(html).toContain('<input type="hidden" name="form" value="delete"/>')
  expect(html).toContain('<input type="hidden" name="id" value="7"/>')
  expect(html).toMatch(/<button type="submit"/)
  expect(html).not.toContain('<noscript>')
})

test('a box asks where no script does', () => {
  expect(pageWith('Quero apagar')).toMatch(/<noscript><label[^>]*><input type="checkbox" required=""/)
})
