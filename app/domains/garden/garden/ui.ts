export { CultivationTabs } from './components/cultivation-tabs.tsx'
export { GrowerTabs } from './components/grower-tabs.tsx'
