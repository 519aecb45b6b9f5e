import { plural } from '#shared/numbers.ts'
import { geneticLabel } from '../library/genetic.words.ts'
import type { Stock } from './genetic-stocks.schemas.ts'

export const countWords = ({ kind, count }: Pick<Stock, 'kind' | 'count'>) =>
  kind === 'semente' ? plural(count, 'semente', 'sementes') : plural(count, 'clone', 'clones')

/** 'Blue Dream (DJ Short) · F1 · 5 sementes' */
export const stockTitle = (stock: Stock) =>
  [geneticLabel(stock.genetic), stock.generation, countWords(stock)].filter(Boolean).join(' · ')
