import type { LandingWords } from '../landing.view.ts'
import { notAdvice, personalUse, safeConduct } from './law.words.ts'

export const words: LandingWords = {
  title: 'Cultivando meu remédio',
  description:
    'Para quem trata com cannabis e pensa em plantar: o que a lei diz, o que é preciso registrar e por onde começar.',
  heading: 'Cultivar o próprio remédio é coisa séria',
  lead: 'Quem planta para se tratar precisa de receita, autorização e registro, nessa ordem. Aqui você entende o caminho antes de dar o primeiro passo.',
  image: 'ciclos/cura.svg',
  act: 'Quero entender o meu caminho',
  anchor: 'contato',
  live: {
    title: 'O caminho de um pedido',
    text: 'Estes são os passos de um processo na Comunidade 360, como estão hoje.',
  },
  points: {
    title: 'O que a gente pode fazer por você',
    list: [
      {
        icon: 'stethoscope',
        title: 'Quem trata decide o tratamento',
        text: 'Dose, produto e acompanhamento são da medicina. Nada aqui substitui a consulta.',
      },
      {
        icon: 'notebook-pen',
        title: 'Registro que serve de prova',
        text: 'Cada rega, colheita e frasco com data. Se um dia pedirem, o registro já existe.',
      },
      {
        icon: 'weight',
        title: 'Contas que batem',
        text: 'Quanto saiu de cada planta, quanto secou, quanto há em cada frasco. Sem sobra sem explicação.',
      },
    ],
  },
  questions: [
    {
      ask: 'Cannabis cura a minha doença?',
      answer:
        'A gente não promete cura nem indica tratamento. Quem trata você avalia o que a evidência diz para o seu caso.',
    },
    {
      ask: 'Tenho receita. Já posso plantar?',
      answer:
        'Não só com ela. A receita permite comprar pelos caminhos da Anvisa; para plantar, o caminho de hoje é pedir um salvo-conduto à Justiça.',
    },
    {
      ask: 'Existe outro caminho além de plantar?',
      answer:
        'Sim: farmácia, importação com autorização da Anvisa e associações de pacientes. Quem acolhe explica as diferenças.',
    },
  ],
  form: {
    title: 'Deixe o seu contato',
    text: 'Só nome e contato: nada de diagnóstico por aqui. A conversa é depois, em lugar protegido.',
    button: 'Deixar o meu contato',
    thanks: 'Quem acolhe escreve para você em até 5 dias. Guarde receita e laudos: eles entram na conversa protegida.',
    next: { to: '/duvidas?subject=lei', label: 'Ler o que a lei diz' },
  },
  law: [personalUse, safeConduct, notAdvice],
}
