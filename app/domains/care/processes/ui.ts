export { ProcessFrame } from './components/process-frame.tsx'
