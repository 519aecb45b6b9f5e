import { createHash } from 'node:crypto'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

/** SHA-256 (hexadecimal) of a program as canonical JSON: by it a robot says which program it runs. */
export const hashOfProgram = (program: ModeProgram) => createHash('sha256').update(canonicalJson(program)).digest('hex')
