/** A point in figure space (600 × 800, y down); a trailing 1 makes it a corner of a smooth outline. */
export type Point = readonly [x: number, y: number, corner?: 1]

/** A point of a limb's centre line with the half width there. */
export type Joint = readonly [x: number, y: number, half: number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** An outline ready for SVG, with its rough bounds. */
export interface Shape {
  readonly d: string
  readonly points: readonly Point[]
}

/** Coordinates are rounded to 0.1 px: the same text, and so the same hash, on every machine. */
export const n1 = (value: number) => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export const xy = ([x, y]: Point) => `${n1(x)} ${n1(y)}`

/** Element `index`, counted from the end when negative; throws outside the list. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index)
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`)
  return found
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

export const between = (a: Point, b: Point, share: number): Point => [mix(a[0], b[0], share), mix(a[1], b[1], share)]

export const shifted = ([x, y, corner]: Point, dx: number, dy: number): Point => (corner ? [x + dx, y + dy, 1] : [x + dx, y + dy])

export const corner = ([x, y]: Point): Point => [x, y, 1]

/** Catmull-Rom through the points as cubic Béziers; corners keep their angle. */
function segments(points: readonly Point[], closed: boolean) {
  const count = points.length
  const last = closed ? count : count - 1
  let d = `M${xy(at(points, 0))}`
  for (let i = 0; i < last; i += 1) {
    const a = at(points, i)
    const b = at(points, (i + 1) % count)
    const before = closed || i > 0 ? at(points, (i - 1 + count) % count) : a
    const after = closed || i < count - 2 ? at(points, (i + 2) % count) : b
    const leave: Point = a[2] ? between(a, b, 1 / 3) : [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
    const arrive: Point = b[2] ? between(b, a, 1 / 3) : [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
    d += `C${xy(leave)} ${xy(arrive)} ${xy(b)}`
  }
  return d
}

/** All outlines turn the same way, so that joined ones never cut holes into each other. */
function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = at(points, (i + 1) % points.length)
    area += x * nextY - nextX * y
  }
  return area < 0 ? [...points].toReversed() : points
}

export const curve = (points: readonly Point[]): Shape => ({ d: `${segments(clockwise(points), true)}Z`, points })

/** An open smooth line, for seams and strands. */
export const stroke = (points: readonly Point[]) => segments(points, false)

export const polygon = (points: readonly Point[]): Shape => ({ d: `M${clockwise(points).map(xy).join('L')}Z`, points })

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Shape {
  const d = `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 1 ${n1(rx * 2)} 0a${n1(rx)} ${n1(ry)} 0 1 1 ${n1(-rx * 2)} 0Z`
  return {
    d,
    points: [
      [cx - rx, cy - ry],
      [cx + rx, cy + ry],
    ],
  }
}

/** A rectangle with one corner radius. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2)
  const d = `M${n1(x + r)} ${n1(y)}h${n1(width - 2 * r)}q${n1(r)} 0 ${n1(r)} ${n1(r)}v${n1(height - 2 * r)}q0 ${n1(r)} ${n1(-r)} ${n1(r)}h${n1(2 * r - width)}q${n1(-r)} 0 ${n1(-r)} ${n1(-r)}v${n1(2 * r - height)}q0 ${n1(-r)} ${n1(r)} ${n1(-r)}Z`
  return {
    d,
    points: [
      [x, y],
      [x + width, y + height],
    ],
  }
}

/** Several outlines drawn as one. */
export const joined = (...shapes: readonly Shape[]): Shape => ({
  d: shapes.map((shape) => shape.d).join(''),
  points: shapes.flatMap((shape) => shape.points),
})

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

/** Points of a smooth line through the joints, `steps` to a joint. */
export function sampled(joints: readonly Joint[], steps = 8): Joint[] {
  const out: Joint[] = []
  for (let i = 0; i < joints.length - 1; i += 1) {
    const [a, b, c, d] = [
      at(joints, Math.max(0, i - 1)),
      at(joints, i),
      at(joints, i + 1),
      at(joints, Math.min(joints.length - 1, i + 2)),
    ]
    for (let j = 0; j < steps; j += 1) {
      const t = j / steps
      out.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t), spline(a[2], b[2], c[2], d[2], t)])
    }
  }
  out.push(at(joints, -1))
  return out
}

/** A limb, sleeve or strap: its two edges, left and right as seen, and the outline around them. */
export interface Tube {
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  readonly centre: readonly Joint[]
  readonly shape: Shape
  /** Degrees the limb leans from the vertical, for patterns that turn with it. */
  readonly lean: number
}

export function tube(
  joints: readonly Joint[],
  options: { cut?: number; steps?: number; roundStart?: boolean; roundEnd?: boolean } = {},
): Tube {
  const all = sampled(joints, options.steps)
  const last = all.length - 1
  const centre = all.slice(0, Math.max(3, Math.round(last * (options.cut ?? 1)) + 1))
  const one: Point[] = []
  const other: Point[] = []
  for (const [i, joint] of centre.entries()) {
    const before = at(centre, Math.max(0, i - 1))
    const after = at(centre, Math.min(centre.length - 1, i + 1))
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const nx = (before[1] - after[1]) / length
    const ny = (after[0] - before[0]) / length
    one.push([joint[0] + nx * joint[2], joint[1] + ny * joint[2]])
    other.push([joint[0] - nx * joint[2], joint[1] - ny * joint[2]])
  }
  const meanX = (points: readonly Point[]) => points.reduce((sum, point) => sum + point[0], 0)
  const [left, right] = meanX(one) < meanX(other) ? [one, other] : [other, one]
  const first = at(joints, 0)
  const end = at(joints, -1)
  return {
    left,
    right,
    centre,
    shape: capped(left, right, centre, options.roundStart ?? false, options.roundEnd ?? false),
    lean: (Math.atan2(end[0] - first[0], end[1] - first[1]) * -180) / Math.PI,
  }
}

function capped(
  left: readonly Point[],
  right: readonly Point[],
  centre: readonly Joint[],
  roundStart: boolean,
  roundEnd: boolean,
) {
  const cap = (end: Joint, inner: Joint, reach: number): Point => {
    const length = Math.hypot(end[0] - inner[0], end[1] - inner[1]) || 1
    return [end[0] + ((end[0] - inner[0]) / length) * end[2] * reach, end[1] + ((end[1] - inner[1]) / length) * end[2] * reach]
  }
  const edge = (points: readonly Point[]) =>
    points.map((point, i) => ((i === 0 && !roundStart) || (i === points.length - 1 && !roundEnd) ? corner(point) : point))
  const start = roundStart ? [cap(at(centre, 0), at(centre, 1), 0.9)] : []
  const finish = roundEnd ? [cap(at(centre, -1), at(centre, -2), 0.9)] : []
  return curve([...start, ...edge(left), ...finish, ...edge(right).toReversed()])
}

/** The point `share` of the way down a tube and `across` it (0 left edge, 1 right edge). */
export function on(limb: Pick<Tube, 'left' | 'right'>, share: number, across: number): Point {
  const i = Math.round((limb.left.length - 1) * share)
  return between(at(limb.left, i), at(limb.right, i), across)
}
