import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ConfirmButton } from './confirm-button.tsx'

function pageWith(box?: string) {
  const Component = () => (
    <ConfirmButton label="Apagar" send={{ form: 'delete', id: '7' }} action="/fora" title="Apagar Moema?" box={box}>
      Some a planta.
    </ConfirmButton>
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToString(<Page />)
}

test('without scripts the button sends the same fields to the same place', () => {
  const html = pageWith()
  expect(html).toMatch(/<form[^>]* action="\/fora" method="post"/)
  expect(html).toContain('<input type="hidden" name="form" value="delete"/>')
  expect(html).toContain('<input type="hidden" name="id" value="7"/>')
  expect(html).toMatch(/<button[^>]* type="submit"/)
  expect(html).not.toContain('<noscript>')
})

test('until the page lives the browser asks', () => {
  expect(pageWith()).toMatch(/<button[^>]* data-ask="Apagar Moema\?"/)
})

test('without scripts a checkbox confirms', () => {
  expect(pageWith('Quero apagar')).toMatch(/<noscript><label[^>]*><input type="checkbox" required=""/)
})
