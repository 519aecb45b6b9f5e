import type { LandingWords } from '../landing.view.ts'

export const words: LandingWords = {
  title: 'Master Grower',
  description: 'O caminho inteiro pelos cursos da casa, em turma, com prática no seu próprio diário e certificado.',
  heading: 'Master Grower: o caminho inteiro',
  lead: 'Não é mais um curso. É a ordem certa para fazer os que existem, em turma, com a sua planta como caderno de exercícios e um certificado que qualquer pessoa confere.',
  image: 'ciclos/floracao.svg',
  act: 'Quero saber da turma',
  anchor: 'contato',
  live: { title: 'A próxima turma', text: 'Vagas contadas agora, não ontem.' },
  points: {
    title: 'O que tem dentro',
    list: [
      {
        icon: 'list-ordered',
        title: 'Uma ordem que faz sentido',
        text: 'Clima antes de nutrição, nutrição antes de poda. Cada aula usa o que a anterior deixou no seu diário.',
      },
      {
        icon: 'sprout',
        title: 'Prática que fica registrada',
        text: 'Os exercícios são atos na sua planta: medir, regar, podar, anotar. No fim você tem um cultivo documentado.',
      },
      {
        icon: 'award',
        title: 'Certificado que se confere',
        text: 'Sai quando tudo foi assistido e feito. Tem um endereço e um QR code: quem recebe confere na hora.',
      },
    ],
  },
  questions: [
    {
      ask: 'Preciso ser experiente?',
      answer: 'Não, mas ajuda ter feito as aulas gratuitas. Elas dizem se este jeito de aprender combina com você.',
    },
    {
      ask: 'Quanto tempo leva?',
      answer:
        'Um cultivo, mais ou menos: quem anda no ritmo da própria planta leva de quatro a seis meses. As aulas ficam abertas.',
    },
    {
      ask: 'E se a turma estiver cheia?',
      answer: 'Você entra na fila. Quando alguém sai, quem está na frente é avisado e tem a vaga.',
    },
  ],
  form: {
    title: 'Receba as datas',
    text: 'Deixe por onde a gente avisa. Respondemos com as datas, o que já está aberto e quanto custa cada parte.',
    button: 'Quero receber as datas',
    thanks: 'A gente escreve com as datas e os preços em até 5 dias. Enquanto isso, as aulas gratuitas estão abertas.',
    next: { to: '/dichavando/curso-gratuito', label: 'Ver as aulas gratuitas' },
  },
}
