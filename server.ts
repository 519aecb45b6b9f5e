import { launch } from './app/platform/launch/launch.ts'

// Default paths and the bundle are relative to the checkout, wherever the command is run.
process.chdir(import.meta.dirname)
const dev = process.argv.includes('--dev')
// React renders 11 times slower without it; must be set before React is loaded.
process.env.NODE_ENV = dev ? 'development' : 'production'

await launch({ dev, child: process.argv.includes('--child') })
