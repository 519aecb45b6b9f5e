export { PlanHead } from './plans/components/plan-head.tsx'
export { PlantPlanCard } from './progress/components/plant-plan-card.tsx'
