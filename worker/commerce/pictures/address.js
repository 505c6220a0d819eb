/** Views of a product. */
export const views = ['front', 'back', 'detail', 'worn', 'scene', 'size'];
/** Grows whenever the engine draws differently, so that a stored picture is never out of date. */
export const engineVersion = 1;
/** Every product picture is 4 : 5. */
export const pictureSize = { width: 800, height: 1000 };
/**
 * The address of a picture says everything about it, so it can be drawn without a look-up and kept for ever:
 * `/media/v1/product/{template}/{model}/{five colours}/{view}.svg`.
 */
export const pictureAddress = ({ template, model, palette }, view) => `/media/v${engineVersion}/product/${template}/${model}/${palette.map(color => color.slice(1)).join('-')}/${view}.svg`;
