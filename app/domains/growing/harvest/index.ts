export { filledJars } from './jars/filled-jars.queries.ts'
