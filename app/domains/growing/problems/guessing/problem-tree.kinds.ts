import type { Source } from './problem-sources.kinds.ts'
import type { MarkSlug, PlaceSlug } from './signs.kinds.ts'

export const problemGroups = {
  carencia: 'Carência',
  ambiente: 'Rega, adubo e ambiente',
  praga: 'Praga',
  doenca: 'Doença',
} as const

type Known = {
  slug: string
  name: string
  group: keyof typeof problemGroups
  /** Where it shows first: one of them is one of its signs. */
  places: readonly PlaceSlug[]
  marks: readonly MarkSlug[]
  /** What would tell it from what looks alike. */
  apart: string
  /** The first thing to do. */
  first: string
  sources: readonly Source[]
}

/** What a home grower meets most, by what can be seen of it. */
export const problems = [
  {
    slug: 'nitrogenio',
    name: 'Falta de nitrogênio',
    group: 'carencia',
    places: ['folhas-velhas'],
    marks: ['amarelo-geral', 'folhas-caem', 'cresce-pouco'],
    apart: 'Começa embaixo e sobe, com a folha toda amarela. No fim da floração é esperado.',
    first: 'Confira o pH e aumente aos poucos o adubo com nitrogênio. As folhas já amarelas não voltam.',
    sources: ['cockson', 'bergmann'],
  },
  {
    slug: 'fosforo',
    name: 'Falta de fósforo',
    group: 'carencia',
    places: ['folhas-velhas'],
    marks: ['verde-escuro', 'roxo', 'manchas-marrons', 'cresce-pouco'],
    apart: 'O roxo sozinho pode ser da genética ou do frio: conta se vier com folhas escuras e manchas.',
    first: 'Confira o pH e a temperatura da raiz: no frio a planta absorve pouco fósforo.',
    sources: ['cockson', 'bergmann'],
  },
  {
    slug: 'potassio',
    name: 'Falta de potássio',
    group: 'carencia',
    places: ['folhas-velhas'],
    marks: ['bordas-queimadas', 'manchas-marrons'],
    apart: 'Toma a borda inteira das folhas velhas; no excesso de adubo queima só a ponta.',
    first: 'Confira o pH e a EC da drenagem antes de aumentar o adubo.',
    sources: ['cockson', 'bergmann'],
  },
  {
    slug: 'calcio',
    name: 'Falta de cálcio',
    group: 'carencia',
    places: ['folhas-novas', 'flores'],
    marks: ['novas-tortas', 'manchas-marrons', 'cresce-pouco'],
    apart: 'Ataca o que está nascendo. Com tripes ou pulgões as folhas também entortam: procure bichos.',
    first: 'Confira o pH, a água usada (mole ou de osmose) e se o ar está úmido ou parado demais.',
    sources: ['cockson', 'marschner'],
  },
  {
    slug: 'magnesio',
    name: 'Falta de magnésio',
    group: 'carencia',
    places: ['folhas-velhas'],
    marks: ['amarelo-nervuras', 'manchas-marrons'],
    apart: 'As nervuras ficam verdes e começa nas folhas velhas; na falta de ferro começa nas novas.',
    first: 'Confira o pH. Se estiver certo, ofereça magnésio na dose do rótulo.',
    sources: ['cockson', 'bergmann'],
  },
  {
    slug: 'ferro',
    name: 'Falta de ferro',
    group: 'carencia',
    places: ['folhas-novas'],
    marks: ['amarelo-nervuras', 'quase-brancas'],
    apart: 'Começa nas folhas mais novas, com nervuras finas e verdes. Quase sempre o pH está alto.',
    first: 'Meça o pH da rega e da drenagem e corrija antes de adubar.',
    sources: ['cockson', 'marschner'],
  },
  {
    slug: 'ph',
    name: 'pH fora da faixa (bloqueio)',
    group: 'ambiente',
    places: ['folhas-velhas', 'folhas-novas'],
    marks: ['amarelo-nervuras', 'manchas-marrons', 'bordas-queimadas', 'cresce-pouco'],
    apart: 'Parecem várias carências juntas, mesmo com adubo. Só um medidor de pH diz.',
    first: 'Meça o pH da rega e da drenagem. Corrija na rega e não aumente o adubo até lá.',
    sources: ['marschner', 'bergmann'],
  },
  {
    slug: 'adubo-demais',
    name: 'Excesso de adubo',
    group: 'ambiente',
    places: ['folhas-velhas', 'folhas-novas'],
    marks: ['pontas-queimadas', 'verde-escuro', 'garra'],
    apart: 'Queima a ponta, não a borda toda, e a folha é muito verde. A EC da drenagem está alta.',
    first: 'Pare de adubar e regue só com água, com o pH certo, até a EC da drenagem baixar.',
    sources: ['marschner', 'bergmann'],
  },
  {
    slug: 'agua-demais',
    name: 'Excesso de rega',
    group: 'ambiente',
    places: ['solo', 'folhas-velhas'],
    marks: ['murcha', 'solo-encharcado', 'amarelo-geral'],
    apart: 'As folhas pendem cheias e firmes, com o vaso pesado. Sem água elas pendem finas e moles.',
    first: 'Espere o vaso ficar leve antes da próxima rega e veja se a água escorre por baixo.',
    sources: ['taiz'],
  },
  {
    slug: 'agua-de-menos',
    name: 'Falta de rega',
    group: 'ambiente',
    places: ['solo', 'folhas-velhas'],
    marks: ['murcha', 'solo-seco', 'folhas-secas'],
    apart: 'O vaso está leve e a planta se levanta poucas horas depois da rega.',
    first: 'Regue devagar, em duas vezes, até escorrer um pouco.',
    sources: ['taiz'],
  },
  {
    slug: 'luz-calor',
    name: 'Luz ou calor demais',
    group: 'ambiente',
    places: ['folhas-novas', 'flores'],
    marks: ['bordas-para-cima', 'quase-brancas', 'folhas-secas'],
    apart: 'Só atinge o que está perto da lâmpada. Na sombra, a mesma planta está bem.',
    first: 'Afaste a lâmpada ou baixe a potência, e meça a temperatura na altura das folhas.',
    sources: ['chandra', 'taiz'],
  },
  {
    slug: 'acaros',
    name: 'Ácaros-rajados',
    group: 'praga',
    places: ['folhas-velhas'],
    marks: ['pontinhos-claros', 'teia', 'bichos'],
    apart: 'Com uma lupa, embaixo da folha: bichinhos redondos com duas manchas e ovos como bolinhas.',
    first: 'Separe a planta das outras, tire as folhas mais atacadas e lave as de baixo com água.',
    sources: ['cranshaw', 'mcpartland'],
  },
  {
    slug: 'tripes',
    name: 'Tripes',
    group: 'praga',
    places: ['folhas-novas', 'folhas-velhas', 'flores'],
    marks: ['riscos-prateados', 'pontos-pretos', 'bichos'],
    apart: 'Riscos prateados com pontinhos pretos; os ácaros deixam pontinhos claros e teia.',
    first: 'Ponha uma armadilha adesiva azul ou amarela e veja embaixo das folhas com uma lupa.',
    sources: ['cranshaw', 'mcpartland'],
  },
  {
    slug: 'pulgoes',
    name: 'Pulgões',
    group: 'praga',
    places: ['folhas-novas', 'caule'],
    marks: ['bichos', 'melado', 'novas-tortas'],
    apart: 'Grupos parados de bichos em forma de pera. Deixam a folha melada, às vezes com formigas.',
    first: 'Tire com a mão ou com um jato de água, e repita a cada dois ou três dias.',
    sources: ['cranshaw', 'mcpartland'],
  },
  {
    slug: 'fungus-gnats',
    name: 'Mosquitos do substrato (fungus gnats)',
    group: 'praga',
    places: ['solo', 'raiz'],
    marks: ['mosquitinhos', 'larvas', 'solo-encharcado'],
    apart: 'Voam do solo quando você rega. Uma fatia de batata no solo atrai as larvas.',
    first: 'Deixe secar a camada de cima entre as regas e ponha armadilhas amarelas junto ao solo.',
    sources: ['cranshaw', 'mcpartland'],
  },
  {
    slug: 'oidio',
    name: 'Oídio',
    group: 'doenca',
    places: ['folhas-velhas', 'folhas-novas', 'flores'],
    marks: ['po-branco'],
    apart: 'O pó sai com o dedo e volta. Tricomas brilham e não saem como farinha.',
    first: 'Tire as folhas com pó dentro de um saco, abra espaço entre as plantas e baixe a umidade.',
    sources: ['punja2021', 'punja2019'],
  },
  {
    slug: 'botrytis',
    name: 'Mofo cinza (botrytis)',
    group: 'doenca',
    places: ['flores', 'caule'],
    marks: ['mofo-cinza', 'apodrece'],
    apart: 'Abra a flor com cuidado: por dentro está marrom, mole e com mofo cinza.',
    first:
      'Corte bem abaixo da parte atacada, dentro de um saco, e baixe a umidade. Flor com mofo não se consome, nem seca.',
    sources: ['punja2021', 'punja2019'],
  },
  {
    slug: 'raiz-podre',
    name: 'Podridão da raiz',
    group: 'doenca',
    places: ['raiz', 'solo'],
    marks: ['raiz-marrom', 'cheiro-ruim', 'murcha'],
    apart: 'Murcha com o solo molhado. A raiz sadia é clara e firme; a doente é marrom e se desfaz.',
    first: 'Pare de regar, melhore a drenagem e, na hidroponia, baixe a temperatura da água e oxigene mais.',
    sources: ['punja2021', 'mcpartland'],
  },
] as const satisfies Known[]

export type ProblemSlug = (typeof problems)[number]['slug']
export type Problem = Known & { slug: ProblemSlug }
export const problemSlugs = problems.map(({ slug }) => slug) as [ProblemSlug, ...ProblemSlug[]]

const bySlug = new Map<string, Problem>(problems.map((problem) => [problem.slug, problem]))
export const problemNamed = (slug: ProblemSlug) => bySlug.get(slug) as Problem
