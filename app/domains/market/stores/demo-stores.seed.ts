import { cnpjCheckDigits } from '#shared/cnpj.ts'
import { cpfCheckDigits } from '#shared/cpf.ts'
import type { StoreState } from './stores/store.kinds.ts'

/** What a demo store shows on its sign. */
export type Emblem = 'vaso' | 'folha' | 'livro' | 'sol' | 'gota' | 'broto'

export type DemoStore = {
  slug: string
  name: string
  tagline: string
  about: string
  /** Demo account, by the local part of its e-mail; a number is one of the other growers. */
  owner: string | number
  state: StoreState
  state_reason?: string
  document: { kind: 'cpf' | 'cnpj'; number: string }
  legal_name: string
  phone: string
  address: { cep: string; street: string; number: string; district: string; city: string; uf: string }
  shipping: string
  returns: string
  emblem: Emblem
  colours: [ground: string, sign: string]
  /** Opened so many days ago. */
  days: number
  /** Days without orders, from today. */
  away?: { from: number; to: number; message: string }
}

const cnpj = (twelve: string) => ({ kind: 'cnpj' as const, number: twelve + cnpjCheckDigits(twelve) })
const cpf = (nine: string) => ({ kind: 'cpf' as const, number: nine + cpfCheckDigits(nine) })

const seven = 'Não serviu? Em 7 dias você devolve e recebe tudo de volta, com o frete.'

export const demoStores: DemoStore[] = [
  {
    slug: 'estufa-da-vila',
    name: 'Estufa da Vila',
    tagline: 'Vaso, substrato, luz e ar, testados em casa',
    about:
      'Começamos com uma estufa de dois metros no fundo do quintal e um caderno de anotações. Só vendemos o que já usamos em pelo menos um ciclo inteiro.\n\nTem vaso de feltro de todo tamanho, substrato leve, LED que não esquenta a conta, exaustor, medidor e ferramenta que dura. Na dúvida entre dois produtos, pergunte: a gente conta o que deu certo e o que não deu.',
    owner: 'vendedora',
    state: 'aberta',
    document: cnpj('418207730001'),
    legal_name: 'Estufa da Vila Comércio de Jardinagem Ltda.',
    phone: '+5531987650123',
    address: {
      ...{ cep: '31010340', street: 'Rua Pouso Alegre', number: '1420', district: 'Floresta' },
      ...{ city: 'Belo Horizonte', uf: 'MG' },
    },
    shipping: 'Pedidos pagos até as 13h saem no mesmo dia útil. Também dá para retirar na loja, de terça a sábado.',
    returns: `${seven} Lâmpadas e ventiladores têm um ano de garantia nossa.`,
    emblem: 'vaso',
    colours: ['#e9e2cf', '#a8552f'],
    days: 310,
  },
  {
    slug: 'quintal-da-lurdes',
    name: 'Quintal da Lurdes',
    tagline: 'Composto, húmus e vaso de barro',
    about:
      'Faço composto há vinte anos com o que sobra da cozinha e da feira. Peneiro, deixo curar e ensaco na quinta. O húmus é das minhas minhocas, e o barro é do seu Antônio, vizinho de cerca.',
    owner: 'vizinha',
    state: 'aberta',
    document: cpf('314159265'),
    legal_name: 'Maria de Lurdes Andrade',
    phone: '+5532988112233',
    address: {
      ...{ cep: '36307352', street: 'Rua das Jabuticabeiras', number: '88', district: 'Matosinhos' },
      ...{ city: 'São João del-Rei', uf: 'MG' },
    },
    shipping: 'Envio às sextas, pelos Correios. Vaso de barro vai com palha e dupla caixa.',
    returns: `${seven} Vaso que chegar trincado eu mando outro: é só mandar foto.`,
    emblem: 'folha',
    colours: ['#dfe8d2', '#3f6b3a'],
    days: 190,
  },
  {
    slug: 'sebo-da-folha',
    name: 'Sebo da Folha',
    tagline: 'Livros novos e usados sobre plantas e solo',
    about:
      'Botânica, solo, compostagem, história e leis. Livro usado com descrição honesta: se tem rabisco, está na foto. Procura um título? Escreva, que eu garimpo.',
    owner: 'escritor',
    state: 'aberta',
    document: cnpj('507112980001'),
    legal_name: 'Marina Prado Livros ME',
    phone: '+5521976541098',
    address: {
      ...{ cep: '20031170', street: 'Rua Senador Dantas', number: '75', district: 'Centro' },
      ...{ city: 'Rio de Janeiro', uf: 'RJ' },
    },
    shipping: 'Por impresso registrado, em até 2 dias úteis.',
    returns: seven,
    emblem: 'livro',
    colours: ['#e6dceb', '#5b3f74'],
    days: 140,
  },
  {
    slug: 'escola-do-caio',
    name: 'Escola do Caio',
    tagline: 'Cursos e encontros para cultivar com calma',
    about:
      'Aulas curtas, caderno na mão e uma semana por vez. Depois da compra o acesso abre na hora, e as dúvidas vão para o encontro de quarta.',
    owner: 'professor',
    state: 'aberta',
    document: cnpj('629340550001'),
    legal_name: 'Caio Menezes Ensino Ltda.',
    phone: '+5541999887766',
    address: {
      ...{ cep: '80010010', street: 'Rua XV de Novembro', number: '362', district: 'Centro' },
      ...{ city: 'Curitiba', uf: 'PR' },
    },
    shipping: 'Os cursos são digitais. O caderno impresso sai em 3 dias úteis.',
    returns: 'Em 7 dias você desiste do curso e recebe tudo de volta, mesmo que já tenha assistido a alguma aula.',
    emblem: 'broto',
    colours: ['#d6e7e4', '#1f6a63'],
    days: 95,
  },
  {
    slug: 'raiz-e-laudo',
    name: 'Raiz & Laudo',
    tagline: 'Laudo de solo e água, e o adubo que ele pede',
    about:
      'Leio o seu solo e a sua água e digo o que fazer, em português. O laudo vem com um plano de correção de doze semanas e uma conversa por vídeo. Vendo também o adubo mineral que ele pede, e o medidor de pH e EC para acompanhar.',
    owner: 'agronoma',
    state: 'aberta',
    document: cnpj('7A4K11800001'),
    legal_name: 'Luiza Barreto Agronomia Ltda.',
    phone: '+5519991234567',
    address: {
      ...{ cep: '13416000', street: 'Avenida Independência', number: '940', district: 'Alto' },
      ...{ city: 'Piracicaba', uf: 'SP' },
    },
    shipping: 'O kit de coleta vai pelos Correios, com a volta já paga. O resultado sai em 10 dias.',
    returns: `${seven} Análise feita não tem devolução, mas a conversa é sua de qualquer jeito.`,
    emblem: 'gota',
    colours: ['#d9e6f0', '#2c5d86'],
    days: 60,
  },
  {
    slug: 'luz-da-serra',
    name: 'Luz da Serra',
    tagline: 'Iluminação e irrigação para espaço pequeno',
    about:
      'Monto painel de LED sob medida há seis anos, com dissipador bom e driver que se acha em qualquer lugar. Também tenho gotejador, timer e mangueira por metro.',
    owner: 'jurado',
    state: 'aberta',
    document: cnpj('338804120001'),
    legal_name: 'José Carlos Luz e Irrigação ME',
    phone: '+5524988776655',
    address: {
      ...{ cep: '25680195', street: 'Rua do Imperador', number: '210', district: 'Centro' },
      ...{ city: 'Petrópolis', uf: 'RJ' },
    },
    shipping: 'Painel sob medida leva 5 dias úteis. O resto sai em 2.',
    returns: `${seven} Painel montado por encomenda também entra.`,
    emblem: 'sol',
    colours: ['#f3e3b8', '#b0711a'],
    days: 230,
    away: { from: -2, to: 9, message: 'Fui colher e descansar. Os envios voltam com calma depois disso.' },
  },
  {
    slug: 'casa-dos-sensores',
    name: 'Casa dos Sensores',
    tagline: 'Medidor de pH, EC, temperatura e umidade',
    about: 'Sensor calibrado, com manual em português e conserto aqui mesmo.',
    owner: 'analista',
    state: 'em_analise',
    document: cnpj('880145230001'),
    legal_name: 'Beatriz Nunes Instrumentos ME',
    phone: '+5548996541230',
    address: {
      ...{ cep: '88015200', street: 'Rua Bocaiúva', number: '1800', district: 'Centro' },
      ...{ city: 'Florianópolis', uf: 'SC' },
    },
    shipping: 'Em até 2 dias úteis, com seguro.',
    returns: seven,
    emblem: 'gota',
    colours: ['#dde9ef', '#34617a'],
    days: 2,
  },
  {
    slug: 'verde-expresso',
    name: 'Verde Expresso',
    tagline: 'Fertilizante na porta',
    about: 'Fertilizante mineral e orgânico, com entrega no mesmo dia em Fortaleza.',
    owner: 3,
    state: 'suspensa',
    state_reason:
      'Recebemos reclamações de pedidos pagos e não enviados em outubro. Responda as conversas abertas e escreva pela ajuda para reabrir.',
    document: cnpj('291155020001'),
    legal_name: 'Verde Expresso Distribuidora ME',
    phone: '+5585991112222',
    address: {
      ...{ cep: '60025061', street: 'Rua Guilherme Rocha', number: '515', district: 'Centro' },
      ...{ city: 'Fortaleza', uf: 'CE' },
    },
    shipping: 'No mesmo dia em Fortaleza. Para fora, Correios.',
    returns: seven,
    emblem: 'folha',
    colours: ['#e3ead6', '#56702f'],
    days: 120,
  },
  {
    slug: 'armazem-do-broto',
    name: 'Armazém do Broto',
    tagline: 'Bandejas, domos e germinação',
    about: 'Tudo para o primeiro mês da planta.',
    owner: 7,
    state: 'recusada',
    state_reason:
      'O endereço está incompleto e as fotos da capa são de outra loja. Troque as duas coisas e envie de novo.',
    document: cpf('271828182'),
    legal_name: 'Joana Reis Cardoso',
    phone: '+5551992345678',
    address: {
      ...{ cep: '90010150', street: 'Rua dos Andradas', number: 's/n', district: 'Centro Histórico' },
      ...{ city: 'Porto Alegre', uf: 'RS' },
    },
    shipping: 'Duas vezes por semana.',
    returns: seven,
    emblem: 'broto',
    colours: ['#e8e6d8', '#6b6a35'],
    days: 8,
  },
]

/** A draft, as somebody leaves it after the first step. */
export const demoDraft = {
  slug: 'vila-do-vaso',
  name: 'Vila do Vaso',
  tagline: 'Só vaso, de todo jeito',
  owner: 'vendedora',
}

/** Conversations of the first store: who asks, how many days ago, what is said; the last ones are not read yet. */
export const demoThreads: { buyer: string | number; days: number; lines: [from: 'buyer' | 'store', text: string][] }[] =
  [
    {
      buyer: 'grower',
      days: 6,
      lines: [
        ['buyer', 'Oi! O vaso de feltro de 20 litros aguenta mais de um ciclo?'],
        ['store', 'Aguenta. O meu está no quarto. Só lave com água e seque na sombra.'],
        ['buyer', 'Boa. E vocês têm o pratinho do tamanho dele?'],
        ['store', 'Temos, o de 38 cm. Se pedir junto, vai no mesmo frete.'],
      ],
    },
    {
      buyer: 'cliente',
      days: 2,
      lines: [
        ['buyer', 'Boa tarde. Estou começando agora. Qual substrato vocês indicam para quem rega demais?'],
        ['store', 'Bem-vinda! Vá no leve, com perlita. Ele perdoa rega a mais. Comece com vaso de 7 litros.'],
        ['buyer', 'Obrigada pela paciência. Vou pedir hoje.'],
      ],
    },
    {
      buyer: 12,
      days: 1,
      lines: [['buyer', 'Dá para retirar no sábado de manhã? Moro aqui no bairro.']],
    },
    {
      buyer: 20,
      days: 0,
      lines: [
        ['buyer', 'A lâmpada de 60 W vem com o cabo?'],
        ['buyer', 'E serve em tomada de 127 V?'],
      ],
    },
  ]
