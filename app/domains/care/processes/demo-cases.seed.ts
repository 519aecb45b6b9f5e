import type { Compartment, ProcessKind } from './processes/process.kinds.ts'

export type Speaker = 'cliente' | 'advogado' | 'medica' | 'agronoma'
type Line = [speaker: Speaker, audience: 'todos' | Compartment, text: string]

/** `opened`, `since`: days ago that it was opened, and that it got its status. `sent`: documents by their code and state. */
export type DemoCase = {
  kind: ProcessKind
  status: string
  opened: number
  since: number
  story: string
  reason?: string
  second?: boolean
  shared?: boolean
  tags?: string[]
  notes?: [Compartment, string][]
  sent?: [slug: string, state: 'enviado' | 'aprovado' | 'recusado', options?: { expires?: number; reason?: string }][]
  lines?: Line[]
}

const identity: NonNullable<DemoCase['sent']> = [
  ['rg-cpf', 'aprovado'],
  ['comprovante-residencia', 'aprovado'],
]

/** Of the demo's `cliente`: documents are being gathered, one was refused, the report is being written. */
export const ownCase: DemoCase = {
  kind: 'habeas-corpus',
  status: 'medico',
  opened: 34,
  since: 5,
  shared: true,
  second: true,
  tags: ['crianca', 'gratuidade'],
  story:
    'Meu filho tem nove anos e epilepsia de difícil controle desde os três. Já tomou quatro remédios e ainda tinha de seis a dez crises por dia. Com o óleo que importamos passou a ter uma ou duas por semana, mas o frasco custa mais que o nosso aluguel. Plantar em casa é o que dá para manter, e eu não quero fazer isso com medo.',
  reason: 'Identidade e endereço estão certos. Agora a medicina escreve o laudo.',
  sent: [
    ...identity,
    ['receita', 'aprovado', { expires: 21 }],
    ['laudo-medico', 'enviado'],
    [
      'exames',
      'recusado',
      {
        reason:
          'O eletroencefalograma saiu cortado: falta a segunda página, com a conclusão. Fotografe as duas, na mesma ordem.',
      },
    ],
    ['planta-do-local', 'enviado'],
  ],
  notes: [
    [
      'juridico',
      'Juízo federal: a 2ª Vara tem pedido prova de que a renda não cobre a importação. Juntar as notas do óleo e o comprovante de benefício.',
    ],
    [
      'medico',
      'Refratária a valproato, lamotrigina, clobazam e topiramato. Conferir função hepática antes de fechar a dose no laudo.',
    ],
    ['agronomico', 'Quarto de 2,4 × 1,8 m. Pela dose do laudo cabem seis plantas por ciclo, três ciclos por ano.'],
  ],
  lines: [
    ['cliente', 'todos', 'Boa tarde, gente. Sou a Rosângela, mãe do Davi. Obrigada por pegarem o nosso caso.'],
    [
      'advogado',
      'todos',
      'Boa tarde, Rosângela. Sou o Henrique. O pedido é um habeas corpus preventivo: ele pede ao juiz que a polícia não possa prender você por plantar o remédio do Davi. Para isso o laudo precisa dizer por que os outros tratamentos não bastaram.',
    ],
    [
      'medica',
      'medico',
      'Oi, Rosângela. Preciso do último eletroencefalograma e da lista dos remédios que ele já tomou, com a dose e por quanto tempo. Anote também as crises desta semana, com a hora.',
    ],
    [
      'cliente',
      'medico',
      'O eletro é de agosto. Os remédios: valproato dois anos, depois lamotrigina, clobazam e por último o topiramato, que deixou ele muito sonolento. Esta semana foram duas crises, terça e sexta de madrugada.',
    ],
    ['medica', 'medico', 'Obrigada, isso ajuda muito. Não mude a dose do óleo até a consulta, mesmo nos dias bons.'],
    [
      'agronoma',
      'agronomico',
      'Rosângela, para o laudo agronômico eu preciso das medidas do quarto e de uma foto da janela e da tomada. Não precisa aparecer ninguém.',
    ],
    ['cliente', 'agronomico', 'Mando hoje à noite. O quarto é pequeno, dois metros e quarenta por um e oitenta.'],
    [
      'advogado',
      'todos',
      'Enquanto o laudo não sai, guarde as notas da importação. E não comece a plantar antes do salvo-conduto: ele protege dali para a frente, não para trás.',
    ],
    ['cliente', 'todos', 'Entendido. Quanto tempo costuma levar?'],
    [
      'advogado',
      'todos',
      'Da petição à liminar costuma levar de duas a oito semanas, conforme a vara. Não dá para prometer, e eu aviso a cada passo.',
    ],
  ],
}

/** Of the demo's `grower`: granted, with a safe-conduct that lapses. */
export const grantedCase: DemoCase = {
  kind: 'habeas-corpus',
  status: 'deferido',
  opened: 260,
  since: 40,
  story:
    'Dor neuropática depois de uma cirurgia na coluna em 2019. Os opioides me deixavam sem trabalhar. Cultivo e extraio o meu óleo com acompanhamento, e quero fazer isso dentro da lei.',
  reason: 'Liminar concedida, com 12 plantas por ciclo. A cópia está nos documentos: leve com você.',
  sent: [
    ...identity,
    ['procuracao', 'aprovado'],
    ['receita', 'aprovado', { expires: 55 }],
    ['laudo-medico', 'aprovado', { expires: 140 }],
    ['planta-do-local', 'aprovado'],
    ['laudo-agronomico', 'aprovado', { expires: 140 }],
    ['salvo-conduto', 'aprovado', { expires: 320 }],
  ],
  lines: [
    [
      'advogado',
      'todos',
      'Joaquim, saiu a liminar. Doze plantas por ciclo, transporte do óleo dentro do estado. Imprima a cópia e deixe uma perto da tenda.',
    ],
    ['cliente', 'todos', 'Li três vezes para acreditar. Obrigado a todos.'],
    [
      'agronoma',
      'agronomico',
      'Parabéns! O limite é por ciclo: registre no diário o dia de cada plantio, é a melhor prova de que está sendo cumprido.',
    ],
    ['medica', 'medico', 'A receita vence antes do salvo-conduto. Marque o retorno com um mês de folga.'],
  ],
}

const migraine =
  'Enxaqueca crônica há doze anos, com mais de quinze dias de dor por mês. Testei betabloqueador, topiramato e toxina botulínica. Com o óleo voltei a trabalhar quatro dias por semana.'
const fibro =
  'Fibromialgia e insônia. A pregabalina me deu tontura e inchaço. Uso óleo rico em CBD à noite há oito meses, receitado, e quero cultivar porque o preço subiu.'
const parkinson =
  'Meu pai tem Parkinson, 71 anos, e o tremor melhora com o óleo. Sou eu quem cuida dele. Quero saber se o pedido sai no nome dele ou no meu.'
const ptsd =
  'Estresse pós-traumático depois de um assalto. A psiquiatra já receitou, tentei a associação e a fila era de sete meses.'
const cancer =
  'Quimioterapia desde março. O enjoo não cedia com ondansetrona. A oncologista concorda com o uso e escreveu isso no prontuário.'
const raid =
  'Levaram as quatro plantas e o meu óleo, e fui intimado para depor na semana que vem. Tenho receita e laudo de antes da apreensão.'

/** Fourteen more, in all states. */
export const otherCases: DemoCase[] = [
  { kind: 'habeas-corpus', status: 'triagem', opened: 1, since: 1, story: migraine },
  { kind: 'importacao', status: 'triagem', opened: 3, since: 3, story: fibro },
  {
    ...{ kind: 'habeas-corpus', status: 'documentacao', opened: 12, since: 9, story: parkinson },
    sent: [
      ['rg-cpf', 'aprovado'],
      [
        'comprovante-residencia',
        'recusado',
        { reason: 'A conta está no nome da sua irmã. Mande também uma declaração dela, assinada.' },
      ],
    ],
    lines: [
      [
        'advogado',
        'todos',
        'O paciente é o seu pai, então o pedido sai no nome dele. Se ele não pode mais assinar, precisamos da curatela ou de uma procuração pública.',
      ],
      ['cliente', 'todos', 'Ele assina, com dificuldade. A procuração no cartório serve?'],
      [
        'advogado',
        'todos',
        'Serve. Peça a procuração pública com poderes para o foro, e mande a foto das duas páginas.',
      ],
    ],
  },
  {
    kind: 'associacao',
    status: 'documentacao',
    opened: 20,
    since: 14,
    story: ptsd,
    sent: [['rg-cpf', 'enviado']],
    tags: ['gratuidade'],
  },
  {
    ...{ kind: 'habeas-corpus', status: 'medico', opened: 30, since: 8, story: cancer, tags: ['urgente'] },
    sent: [...identity, ['receita', 'enviado']],
    lines: [
      [
        'medica',
        'medico',
        'Sinto muito pelo que está passando. Quais remédios para o enjoo já foram usados, e o que a oncologista registrou?',
      ],
      [
        'cliente',
        'medico',
        'Ondansetrona e metoclopramida. Ela escreveu que a resposta foi parcial. Mando a página do prontuário amanhã.',
      ],
      [
        'medica',
        'medico',
        'Ótimo. Com essa página o laudo sai ainda esta semana. Evite o óleo nas doze horas antes da infusão, por causa da interação.',
      ],
    ],
  },
  {
    kind: 'importacao',
    status: 'medico',
    opened: 26,
    since: 3,
    story: migraine,
    sent: [...identity, ['laudo-medico', 'enviado']],
  },
  {
    ...{ kind: 'habeas-corpus', status: 'agronomico', opened: 48, since: 6, story: fibro },
    sent: [
      ...identity,
      ['procuracao', 'aprovado'],
      ['receita', 'aprovado', { expires: 5 }],
      ['laudo-medico', 'aprovado', { expires: 120 }],
      ['planta-do-local', 'enviado'],
    ],
    lines: [
      [
        'agronoma',
        'agronomico',
        'Pela receita são 90 mg de CBD por dia. Com a genética que você tem, contando perdas de extração, isso dá oito plantas por ciclo. É o número que vou sustentar no laudo.',
      ],
      ['cliente', 'agronomico', 'Achei que seriam mais. E se uma morrer?'],
      [
        'agronoma',
        'agronomico',
        'O laudo já conta uma perda de 15 %. Pedir mais do que a dose explica enfraquece o pedido.',
      ],
    ],
  },
  {
    kind: 'habeas-corpus',
    status: 'juridico',
    opened: 60,
    since: 4,
    story: ptsd,
    second: true,
    sent: [
      ...identity,
      ['procuracao', 'aprovado'],
      ['receita', 'aprovado', { expires: 80 }],
      ['laudo-medico', 'aprovado', { expires: 150 }],
      ['laudo-agronomico', 'aprovado', { expires: 150 }],
    ],
  },
  {
    ...{
      kind: 'defesa',
      status: 'juridico',
      opened: 6,
      since: 2,
      story: raid,
      tags: ['urgente', 'apreensao'],
      second: true,
    },
    sent: [...identity, ['intimacao', 'enviado']],
    notes: [
      [
        'juridico',
        'Depoimento na quinta, 14 h. Pedir vista do inquérito antes e orientar a não responder sobre terceiros.',
      ],
    ],
    lines: [
      [
        'advogado',
        'juridico',
        'Recebi a intimação. Você vai comigo, e antes do depoimento eu leio o inquérito. Até lá não fale com ninguém da delegacia, nem por mensagem.',
      ],
      ['cliente', 'juridico', 'Eles disseram que era só para esclarecer.'],
      [
        'advogado',
        'juridico',
        'É o que sempre dizem. Você tem o direito de ficar calado, e usar isso não conta contra você.',
      ],
    ],
  },
  {
    kind: 'habeas-corpus',
    status: 'peticao',
    opened: 85,
    since: 7,
    story: cancer,
    sent: [
      ...identity,
      ['procuracao', 'aprovado'],
      ['receita', 'aprovado', { expires: 44 }],
      ['laudo-medico', 'aprovado', { expires: 44 }],
      ['laudo-agronomico', 'aprovado', { expires: 90 }],
    ],
  },
  {
    kind: 'habeas-corpus',
    status: 'protocolado',
    opened: 110,
    since: 19,
    story: migraine,
    sent: [
      ...identity,
      ['procuracao', 'aprovado'],
      ['receita', 'aprovado', { expires: 30 }],
      ['laudo-medico', 'aprovado', { expires: 70 }],
      ['laudo-agronomico', 'aprovado', { expires: 70 }],
    ],
  },
  {
    kind: 'habeas-corpus',
    status: 'indeferido',
    opened: 140,
    since: 11,
    story: fibro,
    reason:
      'O juiz entendeu que falta prova de que os outros tratamentos falharam. Cabe recurso, e dá para completar o laudo.',
    sent: [...identity, ['receita', 'aprovado', { expires: -4 }], ['laudo-medico', 'aprovado', { expires: 12 }]],
  },
  {
    kind: 'habeas-corpus',
    status: 'concluido',
    opened: 300,
    since: 60,
    story: parkinson,
    reason: 'Decisão definitiva. O salvo-conduto vale enquanto durar o tratamento.',
    sent: [...identity, ['salvo-conduto', 'aprovado', { expires: 200 }]],
  },
  {
    kind: 'associacao',
    status: 'concluido',
    opened: 190,
    since: 90,
    story: cancer,
    reason: 'A associação aceitou a inscrição.',
    sent: identity,
  },
]
