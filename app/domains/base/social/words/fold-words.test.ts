import { expect, test } from 'vitest'
import { foldWords } from './fold-words.model.ts'

test.for([
  ['Vendo, MUDA!', ' vendo muda '],
  ['Atenção:  ação\nrápida', ' atencao acao rapida '],
  ['vendo-muda_hoje', ' vendo muda hoje '],
  ['…', ''],
] as const)('%s', ([text, folded]) => expect(foldWords(text)).toBe(folded))
