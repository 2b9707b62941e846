import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@storedeck/settings';
import { filledText, shapeOf } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';

const TEXT = shapeOf< string >( filledText );

/** Link back to the WordPress dashboard, filtered by plugins. */
export const getRootLink = () => ( {
	label: applyContained(
		'woocommerce_navigation_root_back_label',
		__( 'WordPress Dashboard', 'storedeck' ),
		TEXT
	),
	url: applyContained(
		'woocommerce_navigation_root_back_url',
		getAdminLink( 'index.php' ),
		TEXT
	),
} );
