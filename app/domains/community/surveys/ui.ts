import { deferred } from '#ui/deferred.tsx'

/** For signed-in people only: visitors never load its code. */
export const SurveyCard = deferred(async () => (await import('./answers/components/survey-card.tsx')).SurveyCard)
