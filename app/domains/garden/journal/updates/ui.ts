export { ManyPlantsTimeline } from './components/many-plants-timeline.tsx'
export { UpdateBody } from './components/update-body.tsx'
export { UpdateTimeline } from './components/update-timeline.tsx'
