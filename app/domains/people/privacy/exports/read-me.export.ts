import type { Context } from '#platform/context.ts'
import { type Person, personalTables } from '#platform/personal-data.ts'
import { formatFull, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

/** A file of the copy; `first`: some of its rows. */
export type Content = { file: string; label: string; count: number; first: object[] }
type ReadMe = { person: Person; contents: Content[]; missing: number[] }

/** The readme of a copy: contents, format, and what is omitted and why. */
export function readMe({ env, now }: Context, { person, contents, missing }: ReadMe): string {
  const lines = contents.map(({ file, label, count }) => `- ${file}: ${label} (${plural(count, 'item', 'itens')})`)
  const left_out = personalTables().flatMap(({ label, exported }) =>
    'not' in exported ? [`- ${label}: ${exported.not}`] : [],
  )
  const lost = missing.length
    ? `\nNão encontramos o arquivo destas fotos: ${missing.join(', ')}. Fale com a gente em ${env.site.url}/contato.\n`
    : ''
  return `CÓPIA DOS SEUS DADOS NO ${env.site.name.toUpperCase()}

Conta: ${person.nickname}
Feita ${onDay(formatFull(now()))} (horário de Brasília)

O QUE TEM AQUI
O que você mais fez vem primeiro; o que você nunca usou não tem arquivo.
${lines.join('\n')}
- fotos/: cada foto sua no maior tamanho que guardamos, em WebP. O número do arquivo é o 'id' em dados/fotos.json.

COMO LER
Abra copia.html no celular ou no computador: mostra o começo de cada coisa, sem internet.
Os arquivos .json abrem em qualquer editor de texto e em outros programas. Datas estão em UTC (o horário de Brasília é 3 horas a menos).
'file_id' e 'photo_file_id' apontam para as fotos; 'plant_id' aponta para dados/plantas.json.
${lost}
O QUE NÃO ESTÁ AQUI, E POR QUÊ
${left_out.join('\n')}
- Sua senha: guardamos só o resultado de um cálculo que não dá para desfazer.

SEUS DIREITOS
${env.site.url}/privacidade diz por que guardamos cada coisa, por quanto tempo e como corrigir ou apagar.
Este arquivo fica no site por 7 dias. Guarde em um lugar seguro: quem tiver este arquivo vê tudo isto.
`
}
