export { PlanHead } from './components/plan-head.tsx'
export { PlantPlanCard } from './components/plant-plan-card.tsx'
