import type { Audience, QuestionKind, SurveyState } from './surveys/survey.kinds.ts'

type Question = { kind: QuestionKind; text: string; required?: boolean; options?: string[]; texts?: string[] }
export type DemoSurvey = {
  slug: string
  title: string
  description: string
  state: SurveyState
  audience: Audience
  anonymous: boolean
  /** Days from today to its last day. */
  closes_in: number | null
  answers: number
  questions: Question[]
}

export const demoSurveys: DemoSurvey[] = [
  {
    slug: 'como-voce-cuida-do-solo',
    title: 'Como você cuida do solo?',
    description: 'Queremos saber o que vai no vaso antes da planta. Leva um minuto.',
    state: 'closed',
    audience: 'with_plants',
    anonymous: false,
    closes_in: -20,
    answers: 50,
    questions: [
      {
        kind: 'single',
        text: 'Qual é o seu substrato?',
        required: true,
        options: ['Terra pronta', 'Mistura própria', 'Fibra de coco', 'Hidroponia'],
      },
      {
        kind: 'multiple',
        text: 'O que você mistura?',
        options: ['Húmus de minhoca', 'Perlita', 'Bokashi', 'Farinha de osso', 'Nada'],
      },
      { kind: 'scale_5', text: 'Quanto você confia no seu solo?', required: true },
      {
        kind: 'text',
        text: 'O que mudou a sua terra para melhor?',
        texts: [
          'Compostagem em casa. Demorou, mas valeu.',
          'Parei de regar todo dia.',
          'Trocar o vaso plástico pelo de feltro.',
          'Minhocas, muitas minhocas.',
          'Medir o pH antes de culpar a planta.',
          'Cobertura com palha no verão.',
        ],
      },
    ],
  },
  {
    slug: 'o-que-falta-no-caderno',
    title: 'O que falta no seu caderno?',
    description: 'Conte o que você gostaria de anotar e ainda não consegue.',
    state: 'open',
    audience: 'everyone',
    anonymous: true,
    closes_in: 24,
    answers: 40,
    questions: [
      { kind: 'scale_10', text: 'Quanto você indicaria este caderno a quem cultiva?', required: true },
      {
        kind: 'multiple',
        text: 'O que você anota hoje?',
        options: ['Rega', 'Adubo', 'Poda', 'Fotos', 'Clima do espaço', 'Pragas'],
      },
      {
        kind: 'text',
        text: 'O que você quer anotar e ainda não dá?',
        texts: [
          'A fase da lua.',
          'Quanto gastei de luz.',
          'O cheiro, com minhas palavras.',
          'De quem ganhei a semente.',
          'Trocas com vizinhos.',
        ],
      },
    ],
  },
  {
    slug: 'seu-primeiro-cultivo',
    title: 'Seu primeiro cultivo',
    description: 'Para quem acabou de chegar.',
    state: 'draft',
    audience: 'newcomers',
    anonymous: false,
    closes_in: null,
    answers: 0,
    questions: [
      {
        kind: 'single',
        text: 'Onde você cultiva?',
        required: true,
        options: ['Tenda', 'Armário', 'Varanda', 'Quintal'],
      },
      { kind: 'text', text: 'Qual é a sua maior dúvida?' },
    ],
  },
]
