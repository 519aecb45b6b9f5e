import type { LandingWords } from '../landing.view.ts'
import { notAdvice, personalUse, safeConduct } from './law.words.ts'

export const words: LandingWords = {
  title: 'Comunidade 360: habeas corpus para cultivo em casa',
  description:
    'Advocacia, medicina e agronomia no mesmo processo, com cada passo à vista de quem pede. Sem promessa de resultado.',
  heading: 'Três profissões, um processo, você vendo tudo',
  lead: 'Quem precisa plantar o próprio tratamento costuma carregar papel de um lado para o outro. Na Comunidade 360, advocacia, medicina e agronomia trabalham no mesmo processo, e você acompanha cada passo.',
  image: 'itens/grow-box.svg',
  act: 'Falar com o acolhimento',
  anchor: 'contato',
  live: {
    title: 'Por onde um processo passa',
    text: 'Estes são os passos de hoje, com o prazo que a equipe se dá. O da Justiça não é nosso e por isso não tem número.',
  },
  points: {
    title: 'O que tem dentro',
    list: [
      {
        icon: 'users',
        title: 'Equipe com paredes',
        text: 'Cada profissão lê a sua parte e o que você compartilhar. Você lê tudo, e vê quem abriu o quê.',
      },
      {
        icon: 'list-checks',
        title: 'Lista clara de documentos',
        text: 'O que falta, o que foi aprovado e o que voltou, com o motivo. Tudo cifrado.',
      },
      {
        icon: 'file-down',
        title: 'O seu cultivo como prova',
        text: 'Se você já tem diário aqui, ele vira um PDF assinado que qualquer pessoa confere.',
      },
    ],
  },
  questions: [
    {
      ask: 'Vou conseguir o habeas corpus?',
      answer: 'Não dá para prometer. O pedido bem documentado é o que depende da gente; a decisão é do juízo.',
    },
    {
      ask: 'Posso plantar enquanto espero?',
      answer: 'Um pedido em andamento não autoriza nada. Converse com quem advoga antes de qualquer passo.',
    },
    {
      ask: 'Quanto custa?',
      answer:
        'O acompanhamento aqui não tem preço de tabela: consulta, laudo e honorários são combinados com cada profissional, por escrito, antes.',
    },
  ],
  form: {
    title: 'Deixe o seu contato',
    text: 'Só nome e contato. Quem acolhe explica o caminho e diz se ele serve para você.',
    button: 'Deixar o meu contato',
    thanks:
      'Quem acolhe escreve para você em até 5 dias. Não conte o seu caso por e-mail: há um lugar protegido para isso.',
    next: { to: '/duvidas?subject=comunidade360', label: 'Ler sobre a Comunidade 360' },
  },
  law: [personalUse, safeConduct, notAdvice],
}
