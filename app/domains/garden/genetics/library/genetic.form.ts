import { geneticLabel } from './genetic.words.ts'
import type { GeneticDetail, GeneticInput } from './genetics.schemas.ts'

/** A genetic as its form sends it. */
export const geneticFields = (genetic: GeneticDetail): GeneticInput => ({
  name: genetic.name,
  breeder: genetic.breeder,
  flowering: genetic.flowering,
  indica_percent: genetic.indica_percent ?? undefined,
  weeks_from: genetic.weeks_from ?? undefined,
  weeks_to: genetic.weeks_to ?? undefined,
  seed_sex: genetic.seed_sex ?? undefined,
  mother: genetic.mother ? geneticLabel(genetic.mother) : '',
  father: genetic.father ? geneticLabel(genetic.father) : '',
  description: genetic.description,
})
