import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { MailLink, MailSheet, MailText } from './mail-sheet.tsx'
import { plain } from './send-mail.ts'

const site = { name: 'Grower', url: 'https://grower.example' }

test('a mail without HTML says the site, the title, the words, where to go, and why it came', async () => {
  const mail = (
    <MailSheet site={site} preview="Antes de abrir." title="Oi, Ana!" why="Você pediu.">
      <MailText>Falta um passo.</MailText>
      <MailLink href={`${site.url}/aqui`}>Dar o passo</MailLink>
    </MailSheet>
  )
  const lines = (await render(mail, plain)).split(/\n+/)
  expect(lines).toEqual([
    'Grower',
    'Oi, Ana!',
    'Falta um passo.',
    'Dar o passo https://grower.example/aqui',
    'Se o botão não abrir, copie este endereço no navegador:',
    'https://grower.example/aqui',
    expect.stringMatching(/^-+$/),
    'Você pediu.',
  ])
  expect(await render(mail), 'what a list of mails shows').toContain('Antes de abrir.')
})
