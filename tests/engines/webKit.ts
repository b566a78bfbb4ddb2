import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { onTestFinished } from 'vitest'

/** Starts WebKitGTK's MiniBrowser on a virtual display, until the test ends. */
export async function launchWebKit(binary: string): Promise<WebDriver> {
  // Xvfb chooses a free display and writes its number to file descriptor 3.
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void xvfb.kill())
  const output = xvfb.stdio[3]
  if (!output) throw new Error('Xvfb has no output')
  const [display] = await once(output, 'data')
  const variables = [`DISPLAY=:${String(display).trim()}`, 'WEBKIT_DISABLE_COMPOSITING_MODE=1']
  const service = new DriverService.Builder('env')
    .addArguments(...variables, 'WebKitWebDriver')
    .setLoopback(true)
    .build()
  onTestFinished(() => service.kill())
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1280x900'] },
  })
  const builder = new Builder().disableEnvironmentOverrides().usingServer(await service.start())
  return await builder.withCapabilities(capabilities).build()
}
