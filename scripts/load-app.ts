import { runnerImport } from 'vite'

/** Loads a module of the app (TypeScript with JSX, `#` imports) in a script. */
export async function loadApp<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })
  return module
}
