import type { Plugin } from 'vite'

const nothingYet = /const discoveredPaths = (?:\/\* @__PURE__ \*\/ )?new Set\(\)/

/**
 * Vite step: the router knows the address of the page that the server drew. Otherwise it asks the server for that page's
 * own routes before its first form is sent, which without signal shows an error in place of the form and what was typed.
 */
export function ownAddress(): Plugin {
  let done = false
  return {
    name: 'own-address',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js/.test(id)) return
      done = nothingYet.test(code)
      return { code: code.replace(nothingYet, 'const discoveredPaths = new Set([location.pathname])'), map: null }
    },
    generateBundle() {
      if (!done) this.error('own-address: the router keeps the addresses that it knows in another way now')
    },
  }
}
