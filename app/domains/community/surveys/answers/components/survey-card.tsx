import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { fetchJson } from '#ui/fetch-json.ts'
import { useOutOfSight } from '#ui/use-out-of-sight.ts'
import type { AskedSurvey } from '../answers.schemas.ts'
import { SurveyDismissal } from './survey-dismissal.tsx'
import { SurveyForm } from './survey-form.tsx'

/** Loaded after hydration (specification, 9). */
const AFTER_HYDRATION = 100

type Props = {
  /** Nothing follows it on the page: it may appear in sight. */
  last?: boolean
}

/**
 * One survey at a time, for signed-in people: the oldest that they have neither answered nor sent away. It is inserted
 * out of sight, so that nothing that is being read moves. Without scripts surveys are at their own addresses.
 */
export function SurveyCard({ last = false }: Props) {
  const marker = useRef<HTMLDivElement>(null)
  const survey = useSurvey()
  const free = useOutOfSight(marker) || last
  return (
    <div ref={marker} data-survey="" className="empty:absolute">
      {survey && free && <Asked key={survey.id} survey={survey} />}
    </div>
  )
}

function Asked({ survey }: { survey: AskedSurvey }) {
  const { pathname, search } = useLocation()
  const [begun, setBegun] = useState(false)
  const back = pathname + search
  const { slug, title, description, questions } = survey
  return (
    <Card title={title}>
      <div className="max-w-text space-y-5">
        {description && <p>{description}</p>}
        {begun ? (
          <SurveyForm survey={survey} back={back} fetcherKey={`survey-${slug}`} />
        ) : (
          <p className="text-sm text-muted">
            {plural(questions.length, 'pergunta', 'perguntas')}
            {survey.anonymous && ' · anônima'}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {!begun && (
            <Button tone="primary" onClick={() => setBegun(true)}>
              Responder
            </Button>
          )}
          <SurveyDismissal slug={slug} back={back} fetcherKey={`survey-away-${slug}`} />
        </div>
      </div>
    </Card>
  )
}

/** Asked again after each navigation: an answer, or a 'not now', leads back to the page with a new key. */
function useSurvey() {
  const { key } = useLocation()
  const [survey, setSurvey] = useState<AskedSurvey>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with what the server knows
  useEffect(() => {
    const leaving = new AbortController()
    const later = setTimeout(async () => {
      const asked = await fetchJson<{ data: AskedSurvey[] }>('/api/v1/social/survey', { signal: leaving.signal })
      if (!leaving.signal.aborted) setSurvey(asked?.data.find((one) => !one.user_answer && !one.dismissed))
    }, AFTER_HYDRATION)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [key])
  return survey
}
