import type { genetics } from './genetics.table.ts'

type Cultivar = Omit<Partial<typeof genetics.$inferInsert>, 'mother_id' | 'father_id'> & {
  name: string
  mother?: string
  father?: string
}

/**
 * Well-known cultivars with the parents that are usually published, parents first; where these are disputed or more than two,
 * the note says so.
 */
export const cultivars: Cultivar[] = [
  landrace(
    'Afghani',
    100,
    7,
    8,
    'Das montanhas do Afeganistão: baixa, larga e resinosa. Está atrás de quase toda indica.',
  ),
  landrace('Hindu Kush', 100, 7, 9, 'Da cordilheira entre Paquistão e Afeganistão. Aguenta noite fria.'),
  landrace('Thai', 0, 12, 16, 'Do sudeste da Ásia: alta, aberta e sem pressa.'),
  landrace('Colombian Gold', 0, 11, 14, 'Da Serra Nevada de Santa Marta. Dourada quando seca ao sol.'),
  landrace('Durban Poison', 5, 8, 9, 'Do porto de Durban. Rápida para uma sativa, cheira a anis.'),
  {
    ...{ name: 'Haze', breeder: 'Haze Brothers', indica_percent: 0, weeks_from: 12, weeks_to: 16, seed_sex: 'regular' },
    description:
      'Da Califórnia dos anos 1970. Sativas da Colômbia, do México, da Tailândia e da Índia; mais de dois pais.',
  },
  {
    ...{
      name: 'Skunk #1',
      breeder: 'Sacred Seeds',
      indica_percent: 65,
      weeks_from: 8,
      weeks_to: 9,
      seed_sex: 'regular',
    },
    ...{ mother: 'Colombian Gold', father: 'Afghani' },
    description: 'A base dos híbridos modernos. Leva também Acapulco Gold, que não está na árvore.',
  },
  {
    ...{ name: 'Northern Lights', breeder: 'Sensi Seeds', indica_percent: 95, weeks_from: 7, weeks_to: 8 },
    ...{ mother: 'Afghani', father: 'Thai', seed_sex: 'feminizada' },
    description: 'Compacta e discreta no cheiro. Boa para tenda baixa.',
  },
  {
    ...{ name: 'Blueberry', breeder: 'DJ Short', indica_percent: 80, weeks_from: 8, weeks_to: 9, seed_sex: 'regular' },
    ...{ mother: 'Thai', father: 'Afghani' },
    description: 'Fruta vermelha no cheiro, azul no frio. Leva Purple Thai.',
  },
  {
    ...{ name: 'Blue Dream', indica_percent: 40, weeks_from: 9, weeks_to: 10, seed_sex: 'so-clone' },
    ...{ mother: 'Blueberry', father: 'Haze' },
    description: 'Saiu da região de Santa Cruz como clone; ninguém assina. Cresce muito no começo da flora.',
  },
  {
    ...{ name: 'Jack Herer', breeder: 'Sensi Seeds', indica_percent: 45, weeks_from: 8, weeks_to: 10 },
    ...{ mother: 'Haze', father: 'Northern Lights', seed_sex: 'regular' },
    description: 'O pai é um cruzamento de Northern Lights #5 com Shiva Skunk; a árvore mostra o lado conhecido.',
  },
  {
    ...{ name: 'Super Silver Haze', breeder: 'Green House Seeds', indica_percent: 30, weeks_from: 10, weeks_to: 11 },
    ...{ mother: 'Skunk #1', father: 'Haze', seed_sex: 'feminizada' },
    description: 'Três linhas: Skunk, Northern Lights e Haze. Pede paciência e suporte para os galhos.',
  },
  {
    ...{ name: 'Lemon Skunk', breeder: 'DNA Genetics', indica_percent: 40, weeks_from: 8, weeks_to: 9 },
    ...{ mother: 'Skunk #1', father: 'Skunk #1', seed_sex: 'feminizada' },
    description: 'Duas Skunks escolhidas pelo limão.',
  },
  {
    ...{ name: 'Super Lemon Haze', breeder: 'Green House Seeds', indica_percent: 30, weeks_from: 9, weeks_to: 10 },
    ...{ mother: 'Lemon Skunk', father: 'Super Silver Haze', seed_sex: 'feminizada' },
    description: 'Limão e doce, e flora mais curta que a do pai.',
  },
  {
    ...{ name: 'Super Skunk', breeder: 'Sensi Seeds', indica_percent: 80, weeks_from: 7, weeks_to: 8 },
    ...{ mother: 'Skunk #1', father: 'Afghani', seed_sex: 'regular' },
    description: 'Skunk cruzada de volta com o pai.',
  },
  {
    ...{ name: 'Critical Mass', breeder: 'Mr Nice Seedbank', indica_percent: 80, weeks_from: 7, weeks_to: 8 },
    ...{ mother: 'Afghani', father: 'Skunk #1', seed_sex: 'regular' },
    description: 'Flores pesadas: escore os galhos e cuide da umidade no fim.',
  },
  {
    ...{ name: 'Chemdawg', indica_percent: 45, weeks_from: 9, weeks_to: 10, seed_sex: 'so-clone' },
    description: 'De sementes achadas nos Estados Unidos em 1991. De onde vieram, ninguém sabe ao certo.',
  },
  {
    ...{ name: 'Sour Diesel', indica_percent: 30, weeks_from: 10, weeks_to: 11, seed_sex: 'so-clone' },
    ...{ mother: 'Chemdawg', father: 'Super Skunk' },
    description: 'Cheiro de combustível. O lado do pai é contado de mais de um jeito.',
  },
  {
    ...{ name: 'OG Kush', indica_percent: 75, weeks_from: 8, weeks_to: 9, seed_sex: 'so-clone' },
    ...{ mother: 'Chemdawg', father: 'Hindu Kush' },
    description: 'Da Flórida à Califórnia nos anos 1990. A origem é discutida; esta é a versão mais repetida.',
  },
  {
    ...{ name: 'Girl Scout Cookies', breeder: 'Cookie Fam', indica_percent: 60, weeks_from: 9, weeks_to: 10 },
    ...{ mother: 'OG Kush', father: 'Durban Poison', seed_sex: 'so-clone' },
    description: 'Produz pouco e cheira muito. Começo de uma família inteira.',
  },
  {
    ...{ name: 'Sunset Sherbet', breeder: 'Mr. Sherbinski', indica_percent: 85, weeks_from: 8, weeks_to: 9 },
    ...{ mother: 'Girl Scout Cookies', seed_sex: 'so-clone' },
    description: 'O outro lado é a Pink Panties, que não está na árvore.',
  },
  {
    ...{ name: 'Gelato', breeder: 'Cookie Fam', indica_percent: 55, weeks_from: 8, weeks_to: 9, seed_sex: 'so-clone' },
    ...{ mother: 'Sunset Sherbet', father: 'Girl Scout Cookies' },
    description: 'O pai é o corte Thin Mint. Roxa quando a noite esfria.',
  },
  {
    ...{ name: 'White Widow', breeder: 'Green House Seeds', indica_percent: 60, weeks_from: 8, weeks_to: 9 },
    seed_sex: 'feminizada',
    description: 'Anos 1990, Holanda: uma sativa do Brasil com uma indica do sul da Índia.',
  },
  {
    ...{ name: 'AK-47', breeder: 'Serious Seeds', indica_percent: 35, weeks_from: 8, weeks_to: 9, seed_sex: 'regular' },
    description: 'Quatro origens misturadas e fixadas: Colômbia, México, Tailândia e Afeganistão.',
  },
  {
    ...{ name: 'Lowryder', breeder: 'The Joint Doctor', indica_percent: 60, weeks_from: 8, weeks_to: 9 },
    ...{ father: 'Northern Lights', flowering: 'auto', seed_sex: 'regular' },
    description: 'A primeira automática conhecida: ruderalis, William’s Wonder e Northern Lights #2.',
  },
  {
    ...{ name: 'Diesel Ryder', breeder: 'The Joint Doctor', indica_percent: 50, weeks_from: 9, weeks_to: 10 },
    ...{ mother: 'Lowryder', flowering: 'auto', seed_sex: 'feminizada' },
    description: 'Automática com cheiro de diesel; o outro lado é a NYC Diesel.',
  },
  {
    ...{ name: 'Cannatonic', breeder: 'Resin Seeds', indica_percent: 50, weeks_from: 9, weeks_to: 10 },
    seed_sex: 'feminizada',
    description: 'MK Ultra com G13 Haze, escolhida pelo CBD. As sementes variam: faça o laudo.',
  },
]

function landrace(
  name: string,
  indica_percent: number,
  weeks_from: number,
  weeks_to: number,
  description: string,
): Cultivar {
  return { name, indica_percent, weeks_from, weeks_to, description, breeder: 'Variedade da terra', seed_sex: 'regular' }
}
