import { launch } from './app/platform/launch/launch.ts'

// Default paths and the bundle are found from the checkout, wherever the command was given.
process.chdir(import.meta.dirname)
const dev = process.argv.includes('--dev')
// React renders 11 times slower without it; it has to be said before anything loads React.
process.env.NODE_ENV = dev ? 'development' : 'production'

await launch({ dev, child: process.argv.includes('--child') })
