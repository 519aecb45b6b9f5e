import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program in the foreground, forwards signals to it and returns its exit code. `channel` opens an IPC channel,
 * by whose closing the program notices that we were killed.
 */
export function runForeground(program, args, { env, channel = false } = {}) {
  const stdio = channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(program, args, { env, stdio })
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass).on('SIGINT', pass)
  const watch = afterNpmDies(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => {
    process.off('SIGTERM', pass).off('SIGINT', pass)
    clearInterval(watch)
  })
}

/** Runs a program quietly and returns its exit code and output. */
export function capture(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const giveUp = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  process.on('SIGTERM', giveUp).on('SIGINT', giveUp)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  }).finally(() => process.off('SIGTERM', giveUp).off('SIGINT', giveUp))
}

/** npm or its shell may be killed without a signal to us: then our parent pid changes. */
function afterNpmDies(act) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && act(), 250).unref()
}
