export { type Said, transcriptOf } from './messages/transcript.queries.ts'
