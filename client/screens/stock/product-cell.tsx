import { _x, __, sprintf } from '@wordpress/i18n';
import { Link, ProductImage } from '@storedeck/components';
import { getAdminLink } from '@storedeck/settings';
import { classNames } from '@storedeck/components/class-names';
import { isLowStock } from './stock-row';
import type { StockRow } from './stock-row';

function getStatusText( row: StockRow ) {
	if ( isLowStock( row ) ) {
		return _x( 'Low', 'indication of a low quantity', 'storedeck' );
	}
	switch ( row.status ) {
		case 'instock':
			return __( 'In stock', 'storedeck' );
		case 'outofstock':
			return __( 'Out of stock', 'storedeck' );
		case 'onbackorder':
			return __( 'On backorder', 'storedeck' );
		default:
			return row.status;
	}
}

/** Stock status with text and color. */
export const StatusMark = ( { row }: { row: StockRow } ) => (
	<span
		className={ classNames(
			'storedeck-stock-mark',
			isLowStock( row ) && 'is-low',
			row.status === 'outofstock' && 'is-out',
			row.status === 'onbackorder' && 'is-on-backorder'
		) }
	>
		{ getStatusText( row ) }
	</span>
);

/** Image of a product or variation, and its name linked to the edit screen. */
export const ProductCell = ( { row }: { row: StockRow } ) => (
	<div className="storedeck-stock-product">
		<ProductImage
			product={ { images: row.images } }
			alt=""
			width={ 36 }
			height={ 36 }
		/>
		<Link
			type="wp-admin"
			href={ getAdminLink(
				`post.php?post=${ row.parentId || row.id }&action=edit`
			) }
			aria-label={ sprintf(
				/* translators: %s: name of a product. */
				__( 'Edit %s', 'storedeck' ),
				row.name
			) }
		>
			{ row.name }
		</Link>
	</div>
);
