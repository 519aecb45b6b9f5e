import { LinkButton } from '#ui/components/button.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import type { QuestionResult, SurveyTextPage } from '../results.schemas.ts'

type Props = { question: QuestionResult; survey: number; texts: { question_id: number; page: SurveyTextPage } | null }

/** What was written, with search and pages; of one question at a time, as both are in the URL. */
export function Texts({ question, survey, texts }: Props) {
  if (texts?.question_id !== question.id)
    return <LinkButton to={`?survey=${survey}&question=${question.id}`}>Ler os textos</LinkButton>
  const { data, total } = texts.page
  return (
    <div className="space-y-4">
      <SearchForm label="Buscar nos textos" placeholder="Palavra" />
      {total === 0 && <p className="text-muted">Nada encontrado. Tente outra palavra.</p>}
      <ul className="divide-y divide-base-300">
        {data.map(({ text, nickname }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have written the same
          <li key={index} className="py-3">
            <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
            {nickname && <p className="text-sm text-muted">{nickname}</p>}
          </li>
        ))}
      </ul>
      <Pager {...texts.page} label={`Páginas de ${question.text}`} />
    </div>
  )
}
