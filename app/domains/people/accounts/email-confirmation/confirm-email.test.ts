import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { plain } from '#platform/mail/send-mail.ts'
import { ConfirmEmailMail } from './confirm-email.emails.tsx'

test('a mail to an account says for which site it came, and where to ask', async () => {
  const site = { name: 'Grower', url: 'https://grower.example' }
  const mail = ConfirmEmailMail({ site, nickname: 'ana', link: `${site.url}/auth/confirmacao-email?token=abc` })
  expect((await render(mail, plain)).split(/\n+/)).toEqual([
    'Grower',
    'Oi, ana!',
    'Falta só um passo para o seu jardim abrir: confirme que este e-mail é seu.',
    'Confirmar meu e-mail https://grower.example/auth/confirmacao-email?token=abc',
    'Se o botão não abrir, copie este endereço no navegador:',
    'https://grower.example/auth/confirmacao-email?token=abc',
    'O link vale por 24 horas. Se não foi você que criou a conta, ignore esta mensagem.',
    expect.stringMatching(/^-+$/),
    'Você recebeu este e-mail por causa da sua conta no Grower. Dúvidas? Fale com a gente:',
    'https://grower.example/contato',
  ])
})
