import { chromium } from 'playwright-core'

/** Address bar popups: each new window renders them in processes of their own. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Features that Playwright disables itself: our list replaces its own. */
const asPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...asPlaywright, ...popups].join()}`,
]

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const shell = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell'
const launch = (executablePath: string, more: string[]) =>
  chromium.launch({ executablePath, args: [...quiet, ...more] })

/** Launches Chromium's headless shell, without features that only interactive use needs. */
export const launchChromium = (...more: string[]) => launch(shell, more)

/** The whole browser, for what the shell has not: it shows no notifications. */
export const launchWholeChromium = (...more: string[]) => launch(browser, more)
