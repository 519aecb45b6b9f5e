export { PlantCard } from './plants/components/plant-card.tsx'
export { PlantGrid } from './plants/components/plant-grid.tsx'
