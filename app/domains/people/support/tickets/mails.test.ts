import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ContactReceivedMail } from '../contacts/contacts.emails.tsx'
import { TicketAnswerMail } from './tickets.emails.tsx'

const site = { name: 'Grower', url: 'https://grower.example' }
const protocol = '20261121-480213'
const linesOf = async (mail: ReactElement) => (await render(mail, { plainText: true })).split(/\n+/)

test('who wrote reads their protocol, and that somebody may have typed their address', async () => {
  expect(await linesOf(ContactReceivedMail({ site, protocol }))).toEqual([
    'Grower',
    'RECEBEMOS SUA MENSAGEM',
    `Seu protocolo é ${protocol}. Guarde este número: com ele encontramos sua conversa.`,
    'A resposta chega neste e-mail, em até 5 dias.',
    expect.stringMatching(/^-+$/),
    'Alguém escreveu para a gente com este endereço. Se não foi você, pode ignorar. A página de contato é esta:',
    'https://grower.example/contato',
  ])
})

test('an answer keeps its lines, and leads back to the conversation', async () => {
  const link = `${site.url}/contato/1?token=abc`
  expect(await linesOf(TicketAnswerMail({ site, protocol, text: 'Oi.\nAté logo.', link }))).toEqual([
    'Grower',
    'RESPONDEMOS SUA MENSAGEM',
    'Oi.',
    'Até logo.',
    `Ler e responder ${link}`,
    'Se o botão não abrir, copie este endereço no navegador:',
    link,
    expect.stringMatching(/^-+$/),
    `Protocolo ${protocol}. Não responda a este e-mail. Continue a conversa pelo botão. O link é só seu: não passe adiante.`,
  ])
})
