import type { LandingWords } from '../landing.view.ts'
import { notAdvice, personalUse, safeConduct } from './law.words.ts'

export const words: LandingWords = {
  title: 'Consulta com advogado especialista',
  description:
    'O que levar para a primeira conversa com quem advoga em cultivo para tratamento, e o que a lei diz hoje.',
  heading: 'Antes da conversa com quem advoga',
  lead: 'Uma boa primeira consulta depende do que você leva. Aqui está a lista, o que a lei diz hoje e por onde pedir a conversa.',
  image: 'vazios/acesso.svg',
  act: 'Pedir a conversa',
  anchor: 'contato',
  live: {
    title: 'O que um pedido costuma reunir',
    text: 'A mesma lista que a equipe da Comunidade 360 usa. Não precisa ter tudo para conversar.',
  },
  points: {
    title: 'O que dá para esperar',
    list: [
      {
        icon: 'scale',
        title: 'Uma leitura do seu caso',
        text: 'Quem advoga diz o que vê, os riscos e os caminhos. Às vezes o melhor caminho não é um processo.',
      },
      {
        icon: 'lock',
        title: 'Sigilo profissional',
        text: 'O que você conta é protegido por lei e pela ordem de quem advoga. Aqui, fica cifrado e com registro de quem abriu.',
      },
      {
        icon: 'file-text',
        title: 'Honorários por escrito',
        text: 'São combinados direto com a pessoa que advoga, antes de começar. O site não cobra nem recebe por isso.',
      },
    ],
  },
  questions: [
    {
      ask: 'Vocês garantem o salvo-conduto?',
      answer: 'Não, e desconfie de quem garante. Quem decide é o juízo, caso a caso.',
    },
    {
      ask: 'Fui intimado ou tive plantas apreendidas. E agora?',
      answer:
        'Procure quem advoga hoje, antes de falar com qualquer autoridade: você tem direito ao silêncio e a ser acompanhado. Sem recursos, procure a Defensoria Pública do seu estado.',
    },
    {
      ask: 'Devo contar o que planto neste formulário?',
      answer: 'Não. Deixe só por onde a gente responde. Os detalhes ficam para a conversa protegida.',
    },
  ],
  form: {
    title: 'Deixe o seu contato',
    text: 'Só nome e contato. O acolhimento responde e diz com quem e quando.',
    button: 'Deixar o meu contato',
    thanks:
      'O acolhimento escreve para você em até 5 dias. Não mande documentos por e-mail: há um lugar protegido para eles.',
    next: { to: '/duvidas?subject=lei', label: 'Ler o que a lei diz' },
  },
  law: [personalUse, safeConduct, notAdvice],
}
