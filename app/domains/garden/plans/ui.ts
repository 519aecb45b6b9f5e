export { PlanGrid } from './plans/components/plan-grid.tsx'
export { PlanHead } from './plans/components/plan-head.tsx'
export { PlantPlanBands } from './progress/components/plant-plan-bands.tsx'
export { PlantPlanCard } from './progress/components/plant-plan-card.tsx'
