import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../../common/store-format';
import type { StockRow } from '../stock-row';

/** Sum of the quantities of the variations of a product. */
export const GroupQuantity = ( {
	variations,
}: {
	variations: NonNullable< StockRow[ 'variations' ] >;
} ) => (
	<span className="storedeck-stock__sum">
		{ variations.quantity === null
			? __( 'Not tracked', 'storedeck' )
			: sprintf(
					/* translators: %s: sum of the quantities of the variations of a product. */
					__( '%s in total', 'storedeck' ),
					formatCount( variations.quantity )
			  ) }
	</span>
);
