import { mix } from './geometry.ts'
import type { Joint, Point } from './geometry.ts'

/** Height of the head in px; every length on a body or garment is counted in heads from the crown (`h`). */
export const HEAD = 79
const CROWN = 56
export const CENTRE = 300

/** Heads below the crown → px. */
export const y = (h: number) => CROWN + h * HEAD

/** -1 the left of the picture, 1 the right. */
export type Side = -1 | 1
export const sides = [-1, 1] as const

/** Half widths of a body in px; `arm` and `leg` scale the limbs. */
export interface Build {
  readonly frame: 'slight' | 'strong'
  readonly neck: number
  readonly shoulder: number
  readonly chest: number
  readonly waist: number
  readonly hip: number
  readonly arm: number
  readonly leg: number
}

const build = (
  frame: Build['frame'],
  neck: number,
  shoulder: number,
  chest: number,
  waist: number,
  hip: number,
  arm: number,
  leg: number,
): Build => ({
  frame,
  neck,
  shoulder,
  chest,
  waist,
  hip,
  arm,
  leg,
})

export const builds = {
  womanSlim: build('slight', 11, 57, 44, 33, 49, 0.94, 0.94),
  woman: build('slight', 11.5, 59, 46, 35, 52, 1, 1),
  womanFull: build('slight', 13, 62, 55, 49, 63, 1.22, 1.2),
  manSlim: build('strong', 14, 67, 52, 42, 47, 1.1, 1.02),
  man: build('strong', 15.5, 71, 56, 46, 50, 1.22, 1.1),
  manFull: build('strong', 17, 75, 65, 60, 60, 1.38, 1.24),
} as const

export type BuildName = keyof typeof builds

interface LegPose {
  /** Px from the centre: hip joint, knee, ankle; `kneeH` and `ankleH` in heads. */
  readonly hip: number
  readonly knee: number
  readonly kneeH: number
  readonly ankle: number
  readonly ankleH: number
  /** Degrees the foot turns outwards. */
  readonly toe: number
}

const legPose = (hip: number, knee: number, kneeH: number, ankle: number, ankleH: number, toe: number): LegPose => ({
  hip,
  knee,
  kneeH,
  ankle,
  ankleH,
  toe,
})

interface PoseShape {
  /** Px the right end of the shoulder and hip lines drops. */
  readonly shoulderTilt: number
  readonly hipTilt: number
  readonly waist: number
  readonly hips: number
  readonly legs: readonly [LegPose, LegPose]
  /** The leg that is behind, drawn first and darker. */
  readonly far?: 0 | 1
}

const poses = {
  /** Weight on the left leg, the right one eased out. */
  contra: {
    shoulderTilt: -4,
    hipTilt: 5,
    waist: -3,
    hips: -8,
    legs: [legPose(-34, -29, 6.0, -19, 8.07, 14), legPose(15, 31, 5.98, 46, 7.99, 24)],
  },
  walk: {
    shoulderTilt: -3,
    hipTilt: 4,
    waist: 1,
    hips: 3,
    legs: [legPose(-20, -12, 5.98, -4, 8.12, 6), legPose(27, 31, 5.93, 34, 7.8, 16)],
    far: 1,
  },
  stand: {
    shoulderTilt: 0,
    hipTilt: 0,
    waist: 0,
    hips: 0,
    legs: [legPose(-25, -31, 6.0, -36, 8.06, 16), legPose(25, 31, 6.0, 36, 8.06, 16)],
  },
  wide: {
    shoulderTilt: 2,
    hipTilt: -2,
    waist: 1,
    hips: 2,
    legs: [legPose(-26, -40, 6.0, -52, 8.05, 20), legPose(28, 41, 6.0, 52, 8.05, 20)],
  },
  cross: {
    shoulderTilt: 3,
    hipTilt: -5,
    waist: 3,
    hips: 8,
    legs: [legPose(-14, 4, 5.98, 30, 7.94, 4), legPose(34, 27, 6.0, -2, 8.09, 4)],
    far: 0,
  },
  flat: {
    shoulderTilt: 0,
    hipTilt: 0,
    waist: 0,
    hips: 0,
    legs: [legPose(-25, -30, 6.0, -34, 8.05, 10), legPose(25, 30, 6.0, 34, 8.05, 10)],
  },
} as const satisfies Record<string, PoseShape>

/** A pose; `*` mirrors the skeleton (never the picture: the light stays left). */
export type PoseName = keyof typeof poses | `${'contra' | 'walk' | 'wide' | 'cross'}*`

export type ArmName = 'hang' | 'away' | 'hold' | 'pocket' | 'hip' | 'carry' | 'strap' | 'phone' | 'flat'

/** Heads from the crown to the pockets of trousers. */
const TROUSER_POCKET = 3.95

/** Px from the centre line and heads down: elbow, then wrist. `pocket` is where the pockets are. */
const arms: Record<ArmName, (body: Build, pocket: number) => readonly [number, number, number, number]> = {
  hang: (b) => [b.shoulder + 3, 2.98, b.shoulder + 3, 4.06],
  away: (b) => [b.shoulder + 12, 2.96, b.shoulder + 26, 4.02],
  hold: (b) => [b.shoulder + 6, 2.98, b.shoulder + 11, 4.05],
  pocket: (b, h) => [b.shoulder + 14 + (4 - h) * 26, 2.94 - (4 - h) * 0.2, b.hip - 9 - (4 - h) * 8, h],
  hip: (b) => [b.shoulder + 39, 2.76, b.waist + 17, 3.2],
  carry: (b) => [b.shoulder + 7, 2.9, b.shoulder - 22, 3.26],
  strap: (b) => [b.shoulder + 8, 2.88, b.shoulder - 39, 2.22],
  phone: (b) => [b.shoulder + 12, 2.74, 24, 1.42],
  flat: (b) => [b.shoulder + 27, 2.92, b.shoulder + 43, 4.05],
}

export interface Arm {
  readonly side: Side
  readonly kind: ArmName
  readonly shoulder: Point
  readonly elbow: Point
  readonly wrist: Point
}

export interface Leg {
  readonly side: Side
  readonly far: boolean
  readonly toe: number
  readonly hip: Point
  readonly knee: Point
  readonly ankle: Point
}

export interface Skeleton {
  readonly body: Build
  readonly pose: PoseName
  /** Direction the hips swing: hems follow it. */
  readonly sway: number
  readonly arms: readonly [Arm, Arm]
  readonly legs: readonly [Leg, Leg]
  /** X of the body's centre line at a height. */
  readonly centre: (h: number) => number
  /** A point `half` px from the centre line on one side, tilted with shoulders and hips. */
  readonly point: (side: Side, half: number, h: number) => Point
}

const flip = (leg: LegPose): LegPose => ({ ...leg, hip: -leg.hip, knee: -leg.knee, ankle: -leg.ankle })

function shapeOf(name: PoseName): PoseShape {
  const mirrored = name.endsWith('*')
  const found = Object.entries(poses).find(([key]) => key === name.replace('*', ''))
  const pose: PoseShape = found ? found[1] : poses.stand
  if (!mirrored) return pose
  return {
    shoulderTilt: -pose.shoulderTilt,
    hipTilt: -pose.hipTilt,
    waist: -pose.waist,
    hips: -pose.hips,
    legs: [flip(pose.legs[1]), flip(pose.legs[0])],
    ...(pose.far === undefined ? {} : { far: pose.far === 0 ? 1 : 0 }),
  }
}

/** A value that runs from shoulder through waist to hip. */
const along = (h: number, shoulder: number, waist: number, hip: number) =>
  h < 3 ? mix(shoulder, waist, Math.max(0, (h - 1.5) / 1.5)) : mix(waist, hip, Math.min(1, (h - 3) / 0.9))

export function skeleton(
  buildName: BuildName,
  poseName: PoseName,
  armNames: readonly [ArmName, ArmName],
  pocket = TROUSER_POCKET,
): Skeleton {
  const body = builds[buildName]
  const pose = shapeOf(poseName)
  const centre = (h: number) => CENTRE + along(h, 0, pose.waist, pose.hips)
  const tilt = (h: number) =>
    along(h, pose.shoulderTilt, (pose.shoulderTilt + pose.hipTilt) / 2, pose.hipTilt) * (h > 4.4 ? 0.4 : 1)
  const point = (side: Side, half: number, h: number): Point => [
    centre(h) + side * half,
    y(h) + tilt(h) * side * Math.max(-1, Math.min(1, half / 50)),
  ]
  const arm = (side: Side, kind: ArmName): Arm => {
    const [elbow, elbowH, wrist, wristH] = arms[kind](body, pocket)
    return {
      side,
      kind,
      shoulder: point(side, body.shoulder - 9, 1.72),
      elbow: point(side, elbow, elbowH),
      wrist: point(side, wrist, wristH),
    }
  }
  const stance = body.hip / 51
  const leg = (side: Side, index: 0 | 1): Leg => {
    const { hip, knee, kneeH, ankle, ankleH, toe } = pose.legs[index]
    return {
      side,
      far: pose.far === index,
      toe,
      hip: [CENTRE + hip * stance, y(3.95)],
      knee: [CENTRE + knee * stance, y(kneeH)],
      ankle: [CENTRE + ankle * (pose.far === undefined ? stance : 1), y(ankleH)],
    }
  }
  return {
    body,
    pose: poseName,
    sway: pose.hips,
    arms: [arm(-1, armNames[0]), arm(1, armNames[1])],
    legs: [leg(-1, 0), leg(1, 1)],
    centre,
    point,
  }
}

export const joint = ([x, y]: Point, half: number): Joint => [x, y, half]
