const IMAGE_TIMEOUT_MS = 3000
/** A report goes without its picture then. */
const TIMEOUT_MS = 5000
const MAX_WIDTH = 1280

/** The app's screen as a data URL, without the console. The library is loaded with the first picture. */
export async function takePicture(): Promise<string> {
  const { domToWebp } = await import('modern-screenshot')
  const docked = document.querySelector('#mock-console section')?.getBoundingClientRect()
  const width = docked && docked.left > 0 ? docked.left : innerWidth
  const height = docked && docked.left <= 0 ? docked.top : innerHeight
  const picture = domToWebp(document.body, {
    width,
    height,
    scale: Math.min(1, MAX_WIDTH / width),
    quality: 0.7,
    timeout: IMAGE_TIMEOUT_MS,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: { transform: `translate(${-scrollX}px, ${-scrollY}px)`, transformOrigin: '0 0' },
    filter: (node) => isPictured(node, height),
    // The transformed body would carry them away.
    onCloneEachNode: (clone) => {
      const { style }: { style?: { position?: string } } = Object(clone)
      if (style?.position === 'fixed') Object.assign(style, { translate: `${scrollX}px ${scrollY}px` })
    },
  })
  return Promise.race([picture, timeout()])
}

/** Not the console or the ribbon, and nothing below the screen: the library copies every style of every element. */
function isPictured(node: Node, height: number): boolean {
  if (!(node instanceof Element)) return true
  if (node.id === 'mock-console' || node.className === 'demo-ribbon') return false
  return node.getBoundingClientRect().top < height
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
