import type { LandingWords } from '../landing.view.ts'
import { notAdvice, personalUse } from './law.words.ts'

export const words: LandingWords = {
  title: 'Torne-se um grower',
  description: 'Aulas gratuitas para cuidar do primeiro jardim com calma: luz, clima, rega, solo e registro.',
  heading: 'O primeiro jardim, com calma',
  lead: 'Quase todo primeiro cultivo morre de excesso: água demais, adubo demais, opinião demais. As aulas gratuitas ensinam a olhar antes de mexer.',
  image: 'ciclos/germinacao.svg',
  act: 'Liberar as aulas',
  anchor: 'liberar-aulas',
  live: { title: 'As aulas que você libera', text: 'Estão prontas. Pedem uma conta, e nem cartão nem prazo.' },
  points: {
    title: 'O que muda quando você começa direito',
    list: [
      {
        icon: 'sun',
        title: 'Luz e clima primeiro',
        text: 'A planta cresce no ar que você dá a ela. Antes de escolher adubo, você aprende a ler dois números.',
      },
      {
        icon: 'droplets',
        title: 'Rega pelo peso',
        text: 'Levantar o vaso ensina mais do que o calendário. A aula mostra como, com erro e tudo.',
      },
      {
        icon: 'notebook-pen',
        title: 'Um diário desde a semente',
        text: 'No terceiro mês você vai querer saber o que fez no primeiro. Ele já vai estar anotado.',
      },
    ],
  },
  questions: [
    {
      ask: 'É de graça mesmo?',
      answer: 'É. Você cria uma conta, entra na aula e pronto. Curso pago existe, e fica em outro lugar.',
    },
    {
      ask: 'Preciso plantar para acompanhar?',
      answer:
        'Não. Dá para aprender com qualquer planta, e as contas de luz, clima e rega são as mesmas para manjericão e tomate.',
    },
    {
      ask: 'É permitido cultivar?',
      answer:
        'Depende da planta e da sua situação. Leia abaixo o que a lei diz hoje sobre a cannabis antes de decidir qualquer coisa.',
    },
  ],
  form: {
    title: 'Libere as aulas',
    text: 'Deixe por onde a gente fala com você. Os cursos aparecem aqui na hora.',
    button: 'Liberar as aulas',
    thanks: 'Pronto. As aulas estão abaixo. Com uma conta você abre todas, de graça e pelo tempo que quiser.',
    next: { to: '/dichavando/curso-gratuito', label: 'Todas as aulas gratuitas' },
  },
  law: [personalUse, notAdvice],
}
