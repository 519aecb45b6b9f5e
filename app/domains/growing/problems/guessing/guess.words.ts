import type { Guess } from './guess.schemas.ts'
import { type ProblemSlug, problemNamed } from './problem-tree.kinds.ts'
import { type MarkSlug, type PlaceSlug, signLabel } from './signs.kinds.ts'

export const sureWords: Record<Guess['sure'], string> = {
  baixa: 'certeza baixa',
  media: 'certeza média',
  alta: 'certeza alta',
}

/** 'amarelo por igual, murcha e pó branco'. */
export function signsInWords(slugs: readonly (MarkSlug | PlaceSlug)[]) {
  const words = slugs.map((slug) => signLabel(slug).toLowerCase())
  return new Intl.ListFormat('pt-BR').format(words)
}

/** 'Porque aparece em folhas velhas, e você viu pó branco.', with what does not fit and what nobody saw. */
export function whyWords({ there, seen, missing, besides }: Guess): string[] {
  const where = there.length ? `aparece em ${signsInWords(there)} e ` : ''
  return [
    `Porque ${where}você viu ${signsInWords(seen)}.`,
    ...(there.length ? [] : ['Não costuma começar onde você marcou.']),
    ...(besides.length ? [`Não explica ${signsInWords(besides)}.`] : []),
    ...(missing.length ? [`Veja se também tem ${signsInWords(missing)}.`] : []),
  ]
}

/** What a case is called. */
export const problemWords = ({ problem, own_name }: { problem: ProblemSlug | null; own_name: string }) =>
  problem ? problemNamed(problem).name : own_name || 'Ainda sem nome'
