export { targetNamed } from './targets.ts'
