import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#shared/form-result.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField, strengthHint } from './password-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SubmitButton } from './submit-button.tsx'
import { PrivacyField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { refusalOf } from './upload-photo.ts'
import { changePhotos } from './use-photos.ts'

function PlantForm() {
  return (
    <Form name="plant" values={{ name: 'Amnésia', pot: 11.5, private: true }}>
      <TextField name="name" label="Nome" help="Como você a chama." />
      <NumberField name="pot" label="Vaso" unit="litros" />
      <RadioCards name="cycle" label="Ciclo" cards={[{ value: 1, label: 'Vegetativo' }]} />
      <PrivacyField />
      <CheckboxField name="accept" label="Aceito" />
      <PasswordField name="password" label="Senha" />
      <PhotoField label="Fotos" photos={[{ id: 7, url: '/7.webp' }]} />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  )
}

/** The page as a browser without scripts gets it, after the action answered. */
function pageAfter(answer?: FormResult) {
  const Page = createRoutesStub([{ id: 'page', path: '/', Component: PlantForm }])
  return renderToString(<Page hydrationData={{ actionData: answer ? { page: answer } : undefined }} />)
}

const inputOf = (html: string, name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? ''

test('fields are labelled and show the values of the record', () => {
  const html = pageAfter()
  const id = inputOf(html, 'name').match(/id="([^"]+)"/)?.[1]
  expect(html).toContain(`for="${id}"`)
  expect(inputOf(html, 'name')).toContain('value="Amnésia"')
  expect(inputOf(html, 'name')).toContain(`aria-describedby="${id}-help"`)
  expect(inputOf(html, 'pot')).toContain('value="11,5"')
  expect(html).toMatch(
    /<input[^>]*name="private"[^>]*checked=""[^>]*value="true"|<input[^>]*value="true"[^>]*checked=""/,
  )
  expect(inputOf(html, 'photo_ids')).toContain('value="7"')
})

test('after a failed action everything typed is there, and each error is tied to its field', () => {
  const html = pageAfter({
    message: 'Confira os campos destacados.',
    errors: { name: ['Dê um nome à planta.'] },
    values: { form: 'plant', name: 'Am', cycle: '1', photo_ids: ['9', '7'] },
  })
  expect(html).toMatch(/role="alert"[\s\S]*Confira os campos destacados\./)
  expect(inputOf(html, 'name')).toContain('value="Am"')
  expect(inputOf(html, 'name')).toContain('aria-invalid="true"')
  expect(inputOf(html, 'name')).toMatch(/aria-describedby="\S+-error \S+-help"/)
  expect(inputOf(html, 'cycle')).toContain('checked')
  expect([...html.matchAll(/name="photo_ids" value="(\d)"/g)].map(([, id]) => id)).toEqual(['9', '7'])
})

test('the answer to another form of the page is not shown', () => {
  const html = pageAfter({ errors: { name: ['Não é daqui.'] }, values: { form: 'other' } })
  expect(html).not.toContain('Não é daqui.')
})

test('a password is never filled in again', () => {
  const html = pageAfter({ message: 'x', values: { form: 'plant', password: 'segredo' } })
  expect(html).not.toContain('segredo')
})

test('hints about passwords', () => {
  expect(strengthHint('abc')).toBe('Faltam 7 caracteres.')
  expect(strengthHint('abcdefghi')).toBe('Falta 1 caractere.')
  expect(strengthHint('aaaaaaaaaaaa')).toMatch(/fraca/)
  expect(strengthHint('minha tenda tem 2 lampadas')).toBe('Senha forte.')
  expect(strengthHint('minha tenda tem 2 lampadas', 'Das mais usadas.')).toBe('Das mais usadas.')
  // While the rule is not here yet, nothing is praised.
  expect(strengthHint('minha tenda tem 2 lampadas', '')).toBe('')
})

test('what is wrong with a new password is said once, not by the hint too', () => {
  const hint = (html: string) => html.match(/<output class="([^"]*)">Use 10/)?.[1]?.split(' ')
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      Component: () => (
        <Form>
          <PasswordField name="password" label="Senha" kind="new" />
        </Form>
      ),
    },
  ])
  const after = (errors?: Record<string, string[]>) =>
    renderToString(<Page hydrationData={{ actionData: errors ? { page: { errors } } : undefined }} />)
  expect(hint(after())).not.toContain('hidden')
  const refused = after({ password: ['Das mais usadas.'] })
  expect(refused).toContain('Das mais usadas.')
  expect(hint(refused)).toContain('hidden')
})

test('files that are no photos are refused before they are sent', () => {
  expect(refusalOf({ name: 'a.jpg', type: 'image/jpeg', size: 1000 })).toBeNull()
  expect(refusalOf({ name: 'a.HEIC', type: '', size: 1000 })).toBeNull()
  expect(refusalOf({ name: 'a.jpg', type: 'image/jpeg', size: 16 * 1024 * 1024 })).toMatch(/15 MB/)
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 1000 })).toMatch(/não é uma foto/)
})

test('photos are moved and removed', () => {
  const items = ['a', 'b', 'c'].map((key) => ({ key, url: '', progress: 1 }))
  expect(changePhotos(items, { type: 'move', key: 'c', to: 0 }).map((item) => item.key)).toEqual(['c', 'a', 'b'])
  expect(changePhotos(items, { type: 'remove', key: 'b' }).map((item) => item.key)).toEqual(['a', 'c'])
})
