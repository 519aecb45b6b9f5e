import { expect, test } from 'vitest'
import { dropToast, shownToasts, showToast } from './toasts.ts'

test('what is said takes the place of what could be undone before; what went wrong stays beside it', () => {
  const undo = { action: '/cultivo', fields: { form: 'undo' } }
  // Another test's are of the same module.
  for (const { id } of shownToasts()) dropToast(id)
  const texts = () => shownToasts().map(({ text }) => text)
  showToast({ kind: 'success', text: 'Feito!', undo })
  showToast({ kind: 'error', text: 'Sem conexão: não enviamos.' })
  showToast({ kind: 'success', text: 'Feito! A próxima é amanhã.', undo })
  showToast({ kind: 'success', text: 'Desfeito.' })
  expect(texts()).toEqual(['Sem conexão: não enviamos.', 'Desfeito.'])
})
