export { HowItWorks } from './components/how-it-works.tsx'
