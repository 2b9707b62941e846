import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@storedeck/settings';
import { applyContained } from '../../extend/apply-contained';

const isFilledText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/** Link back to the WordPress dashboard, filtered by plugins. */
export const getRootLink = () => ( {
	label: applyContained(
		'woocommerce_navigation_root_back_label',
		__( 'WordPress Dashboard', 'storedeck' ),
		isFilledText
	),
	url: applyContained(
		'woocommerce_navigation_root_back_url',
		getAdminLink( 'index.php' ),
		isFilledText
	),
} );
