import type { Plugin } from 'vite'

const initialisation = /const discoveredPaths = (?:\/\* @__PURE__ \*\/ )?new Set\(\)/

/**
 * Vite plugin: marks the path of the server-rendered page as discovered in the router. Otherwise the router fetches
 * that page's route manifest before its first form submission, which offline shows an error in place of the form and
 * what was typed.
 */
export function discoveredPath(): Plugin {
  let done = false
  return {
    name: 'discovered-path',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js/.test(id)) return
      done = initialisation.test(code)
      return { code: code.replace(initialisation, 'const discoveredPaths = new Set([location.pathname])'), map: null }
    },
    generateBundle() {
      if (!done) this.error('discovered-path: the router stores discovered paths differently now')
    },
  }
}
