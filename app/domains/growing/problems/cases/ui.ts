export { PlantProblems } from './components/plant-problems.tsx'
