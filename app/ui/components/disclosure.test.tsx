import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'

test('what opens keeps away from the border of its card, and is not padded twice', () => {
  const html = (inCard: boolean) =>
    renderToString(
      <Disclosure title="Enviar" icon="info" inCard={inCard}>
        <p>Dentro</p>
      </Disclosure>,
    )
  expect(html(false)).toContain('<div class="px-5 pb-5 has-[&gt;.px-5]:p-0"><p>Dentro</p></div>')
  expect(html(true)).toMatch(/<\/summary><p>Dentro/)
})
