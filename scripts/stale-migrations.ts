import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Fails when table files and migrations differ: generates into a copy and looks for a new file. */
const copy = mkdtempSync(join(tmpdir(), 'grower-migracoes-'))
try {
  cpSync('migrations', copy, { recursive: true })
  const before = readdirSync(copy).length
  const out = relative(process.cwd(), copy)
  const flags = ['--dialect', 'postgresql', '--schema', './app/**/*.table.ts', '--out', out]
  execFileSync('drizzle-kit', ['generate', ...flags], { stdio: 'pipe' })
  if (readdirSync(copy).length > before) throw new Error('As tabelas mudaram sem migração: rode npm run generate.')
} finally {
  rmSync(copy, { recursive: true, force: true })
}
