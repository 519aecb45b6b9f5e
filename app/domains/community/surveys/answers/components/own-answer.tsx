import { formatDay, onDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'
import type { SurveyQuestion } from '../../surveys/surveys.schemas.ts'
import { answerText } from '../answer.view.ts'
import type { OwnSurveyAnswer, SurveyAnswerValue } from '../answers.schemas.ts'

type Props = { questions: SurveyQuestion[]; own: OwnSurveyAnswer }

/** What the viewer answered. */
export const OwnAnswer = ({ questions, own }: Props) => (
  <div className="space-y-6">
    <Notice tone="success" title="Você já respondeu. Obrigado!">
      Sua resposta chegou {onDay(formatDay(own.answered_at))}.
    </Notice>
    <dl className="space-y-4">
      {questions.map((question) => (
        <div key={question.id}>
          <dt className="font-semibold wrap-anywhere">{question.text}</dt>
          <dd className="whitespace-pre-line text-muted wrap-anywhere">
            {answerText(question, valueFor(own.answers, question)) || 'Sem resposta'}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

const valueFor = (answers: SurveyAnswerValue[], { id }: SurveyQuestion) =>
  answers.find(({ question_id }) => question_id === id)
