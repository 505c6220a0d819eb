import { assets } from 'virtual:client-assets'

/** The scripts, styles and fonts a document links to, by their built names. */
export const clientAssets = assets

/** Changes with every build that could render anything differently. */
export const buildId: string = assets.buildId
