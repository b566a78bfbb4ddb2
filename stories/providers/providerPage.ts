import '../../mocks/providers/brands.css'

export const providerPage = { parameters: { layout: 'fullscreen' } }
