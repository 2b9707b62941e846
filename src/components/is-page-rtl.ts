import { isRTL } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';

/**
 * Whether the page runs from right to left: by its language, or by its
 * direction if no translation says so.
 */
export const isPageRtl = () => isRTL() || getSetting( 'locale' ).isRtl;
