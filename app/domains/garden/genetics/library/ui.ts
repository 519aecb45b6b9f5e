export { GeneticFacts } from './components/genetic-facts.tsx'
export { GeneticField } from './components/genetic-field.tsx'
export { GeneticList } from './components/genetic-list.tsx'
export { GeneticTree } from './components/genetic-tree.tsx'
