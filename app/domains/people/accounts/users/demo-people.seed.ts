import type { User } from './users.table.ts'

export type Person = Pick<User, 'nickname' | 'bio'> &
  Partial<Pick<User, 'networks' | 'user_type' | 'users_is_professor_copa_grower' | 'discoverable'>> & {
    roles?: string[]
    is_new?: boolean
    /** Nobody knows its password: what it has is shown to all, and nobody signs in to change it. */
    closed?: boolean
  }

/** Demo accounts by the local part of their e-mail (`<name>@demo.grower.example`); each demonstrates its roles. */
export const namedPeople: Record<string, Person> = {
  admin: {
    nickname: 'tereza',
    bio: 'Cuido da casa para o jardim de todo mundo crescer.',
    user_type: 'admin',
    roles: ['admin'],
  },
  grower: {
    nickname: 'joaquim.verde',
    bio: 'Solo vivo e paciência, dentro do apartamento. Anoto tudo: rega, luz e erro também.',
    networks: { instagram: 'joaquim.verde', youtube: 'joaquimverde', site: 'https://joaquim-verde.example/' },
  },
  vizinha: {
    nickname: 'dona-lurdes',
    bio: 'Quintal em Minas, sol o dia inteiro. Planto para as minhas dores e para as abelhas.',
  },
  professor: { nickname: 'prof.caio', bio: 'Ensino do zero à colheita, uma semana de cada vez.', roles: ['professor'] },
  escritor: { nickname: 'marina_escreve', bio: 'Escrevo sobre cultivo, leis e memória.', roles: ['escritor'] },
  manager: { nickname: 'otavio.gestao', bio: 'Gestão da comunidade. Dúvida? Me chama.', roles: ['manager'] },
  analista: { nickname: 'bia.sensores', bio: 'Leio curvas de VPD como quem lê o horóscopo.', roles: ['iot_analyst'] },
  vendedora: {
    nickname: 'lojinha-da-cris',
    bio: 'Vasos, substratos e luz. Testo em casa o que vendo.',
    networks: { instagram: 'lojinha.da.cris', tiktok: 'lojinhadacris', x: 'lojinhadacris' },
    roles: ['seller'],
  },
  gerente: { nickname: 'wagner.estoque', bio: 'Separo, embalo e mando. Prazo é coisa séria.' },
  leitora: { nickname: 'sueli.contas', bio: 'Confiro as contas da loja.', discoverable: false },
  advogado: { nickname: 'dr.henrique', bio: 'Advogado. Habeas corpus de cultivo desde 2017.', user_type: 'advogado' },
  medica: { nickname: 'dra.iara', bio: 'Médica. Dor crônica e epilepsia, com escuta.', user_type: 'medico' },
  agronoma: {
    nickname: 'agro.luiza',
    bio: 'Agrônoma. Laudo de cultivo, solo e raiz.',
    user_type: 'engenheiro-agronomo',
  },
  acolhimento: { nickname: 'nair.acolhe', bio: 'A primeira conversa é comigo.', user_type: 'acolhimento' },
  cliente: { nickname: 'rosangela.f', bio: 'Mãe do Davi. Começando o nosso caminho.', discoverable: false },
  jurado: {
    nickname: 'seu-zeca',
    bio: 'Trinta anos de nariz. Julgo sem pressa.',
    users_is_professor_copa_grower: true,
  },
  'professora-copa': {
    nickname: 'mestra.elis',
    bio: 'Cultivo e cura. Professora da copa.',
    users_is_professor_copa_grower: true,
  },
  novata: { nickname: 'clarinha', bio: '', discoverable: false, is_new: true },
}

const firsts =
  'ana bento cadu dalva edu flora gil heitor ivone jade kaua lia miro nina olga paco quiteria ravi sonia tuca ubirajara vera wil yara ze'.split(
    ' ',
  )
const seconds = 'da-horta do-quintal raiz folha broto na-varanda do-mato serra sol chuva terra vaso'.split(' ')
const places =
  'Belo Horizonte|Recife|Curitiba|Porto Alegre|Salvador|Florianópolis|Goiânia|Belém|Fortaleza|Campinas|Niterói|Santos'.split(
    '|',
  )
const gardens =
  'armário adaptado com LED|tenda no quarto|tenda dividida com o irmão|varanda com sol da manhã|quintal e muita compostagem|estufa pequena de bambu|vasos de tecido e solo vivo|coco com fertirrigação'.split(
    '|',
  )
const words =
  'Aprendo mais com as folhas amarelas.|Um ciclo por ano, sem pressa.|Planto para dormir melhor.|Registro tudo para não repetir erro.|Gosto de genética antiga.|Rega é conversa.|Cura longa, vidro escuro.|Tirando dúvida e dando muda de manjericão.'.split(
    '|',
  )

/** Whose robot the house shows. */
const SHOWN = 2

/** Sixty more growers, deterministic. */
export const fillerPeople: Person[] = Array.from({ length: 60 }, (_, i) => {
  const first = firsts[i % firsts.length]
  const second = seconds[(i * 5) % seconds.length]
  const bio = `${places[(i * 7) % places.length]}. ${capital(gardens[(i * 3) % gardens.length])}. ${words[(i * 5) % words.length]}`
  return {
    nickname: `${first}.${second}${i < firsts.length ? '' : (i % 9) + 1}`,
    bio: i % 6 === 5 ? '' : bio,
    discoverable: i % 5 !== 4,
    closed: i === SHOWN,
  }
})

function capital(text = '') {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
