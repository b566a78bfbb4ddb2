/** A screen on the wall of the overview: the story that it leads to. */
export interface ScreenEntry {
  readonly story: string
  readonly name: string
}

const entry = (story: string, name: string): ScreenEntry => ({ story, name })

/** Every screen in its main state, in the order of a visit. `npm run overview:pictures` photographs these stories. */
export const screenGroups: Readonly<Record<string, readonly ScreenEntry[]>> = {
  'Before signing in': [
    entry('pages-landing--default', 'Landing 첫 화면'),
    entry('pages-login--default', 'Login 로그인'),
    entry('pages-callback--signing-in', 'Sign-in return 로그인 복귀'),
    entry('pages-additionalinfo--empty', 'Additional information 추가 정보'),
    entry('pages-guestorders--empty', 'Guest order look-up 비회원 주문조회'),
  ],
  Episode: [
    entry('pages-home--not-picked', 'Home 홈'),
    entry('pages-pick--three-selected', 'Pick 남기기'),
    entry('pages-trend--live', 'Trend 트렌드'),
    entry('pages-community--own-memo-first', 'Community 커뮤니티'),
  ],
  Shop: [
    entry('pages-shop--all-products', 'Shop 큐레이션 샵'),
    entry('pages-product--many-sizes', 'Product 상품 상세'),
    entry('pages-productreviews--with-reviews', 'Product reviews 상품 리뷰'),
    entry('pages-reviews--all-reviews', 'Reviews 리뷰'),
  ],
  Buying: [
    entry('pages-cart--below-free-shipping', 'Cart 장바구니'),
    entry('pages-checkout--ready-to-pay', 'Checkout 주문·결제'),
    entry('pages-paymentresult--paid', 'Payment result 결제 결과'),
    entry('pages-paymentreturns--redirect-confirmed', 'Payment returns 결제 복귀'),
  ],
  Account: [
    entry('pages-orders--every-status', 'Orders 주문 내역'),
    entry('pages-profile--complete', 'Profile 회원정보'),
    entry('pages-myreviews--with-reviews', 'My reviews 내 리뷰'),
    entry('pages-noaccess--no-access', 'No access, not found'),
  ],
}

export const screenEntries: readonly ScreenEntry[] = Object.values(screenGroups).flat()

/** The sizes of a screen's pictures, in px: half of the window's. */
export const pictureSizes = [
  { device: 'phone', pictureWidth: 204, pictureHeight: 441 },
  { device: 'desktop', pictureWidth: 704, pictureHeight: 440 },
] as const

type Device = (typeof pictureSizes)[number]['device']

/** The name of a picture in `docs/pictures/screens`. */
export const screenPicture = (story: string, device: Device): string => `${story}-${device}.avif`
