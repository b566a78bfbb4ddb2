import { episodeTexts } from '../src/features/episode/texts.ts'
import { pickTexts } from '../src/features/pick/texts.ts'

/** The one act that has the solid pencil: leaving a pick. */
const leaving = new Set([episodeTexts.ko.leavePick, episodeTexts.en.leavePick, pickTexts.ko.submit, pickTexts.en.submit])

/** What the design forbids and the page shows: the solid pencil elsewhere or twice, and a picture twice in a list. */
export const designFindings = (): string[] => [...wrongPencils(), ...repeatedPictures()]

function wrongPencils(): string[] {
  const pencils = pencilColors()
  const labels = [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility() && pencils.includes(getComputedStyle(element).backgroundColor))
    .map(({ textContent }) => textContent.trim())
  const findings = labels.filter((label) => !leaving.has(label)).map((label) => `solid pencil: ${label}`)
  return labels.length > 1 ? [...findings, `${labels.length} solid pencils`] : findings
}

/** Of the light and the dark theme, as computed. */
function pencilColors(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  const colors = ['--pencil-500', '--pencil-400'].map((token) => {
    probe.style.background = `var(${token})`
    return getComputedStyle(probe).backgroundColor
  })
  probe.remove()
  return colors
}

/** By list and crop: another crop of one look is another picture. Slides beside the shown one repeat it, and are inert; a dialog enlarges it. */
function repeatedPictures(): string[] {
  const shown = new Map<Element, string[]>()
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const list = image.closest('ul, ol, section, figure')
    if (!list || !isOnScreen(image) || image.closest('[inert], dialog')) return []
    const { crop = '', blurred = '' } = image.parentElement?.dataset ?? {}
    const picture = [image.src.replace(/-(320|640|960)\.avif$/, ''), crop, blurred].join(' ')
    const before = shown.get(list) ?? []
    shown.set(list, [...before, picture])
    return before.includes(picture) ? [`twice in a list: ${picture}`] : []
  })
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
