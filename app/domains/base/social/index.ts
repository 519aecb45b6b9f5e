export { apartFrom, areApart, asOfNow, hears, isHeardBy, isMuted, notMuted } from './blocks/hears.queries.ts'
export { mentionsOf } from './comments/mentions.queries.ts'
export {
  countersOf,
  isSaved,
  onlySaved,
  savedFirst,
  savesCount,
  socialColumns,
  viewsCount,
} from './counters/counters.queries.ts'
export { forgetTargets } from './forget-targets.actions.ts'
export type { Moderated, Seen, Target } from './targets.registry.ts'
export { knownTargets, targetNamed, targetOf } from './targets.registry.ts'
export { isFirstToday } from './views/views.actions.ts'
export { whileSeen } from './while-seen.live.ts'
export { demandAllowedText } from './words/allowed-text.rules.ts'
export { wordsIn } from './words/words.queries.ts'
