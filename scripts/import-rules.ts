import { pathToFileURL } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

export type Violation = { rule: string; from: string; to: string }

/**
 * Checks every import against .dependency-cruiser.mjs. Throws when no file was read, as the checker would report no
 * violations then too.
 */
export async function importViolations(
  folder: string,
  rulesFile: string,
): Promise<{ modules: number; violations: Violation[] }> {
  const { default: rules } = await import(pathToFileURL(rulesFile).href)
  const { output } = await cruise(
    ['app'],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: rules.forbidden },
      ...rules.options,
    },
    rules.options.enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  if (modules.length === 0) throw new Error('no module was read: the import rules checked nothing')
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { modules: modules.length, violations }
}
